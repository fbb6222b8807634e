/**
 * A battle while it is being shown: a copy of the public view that recipes change shot by shot. The next view replaces
 * it, and nothing here survives that.
 */
import { flushSync } from "svelte";
import type { EclipseView, MeleeView, TargetView } from "../../../generated/eclipse";
import { mustered } from "../board/battle";

class Fight {
  /** The battle as shown so far; null if the view is current. */
  shown: MeleeView | null = $state.raw(null);
  /** The battle of the view has been decided: the galaxy is seen again. */
  decided = $state(false);
  /** Whose ships of which type shoot. */
  shooter: { seat: number; ship: string } | null = $state.raw(null);
  /** The dice that were thrown: faces, and the damage of each. */
  thrown: readonly { face: number; power: number }[] = $state.raw([]);

  #falling: readonly { face: number; power: number }[] = [];

  begin(view: EclipseView, sector: string, attacker: number, defender: number): void {
    const survivors = this.shown?.sector === sector ? { ...view, melee: this.shown } : view;
    this.#set(mustered(survivors, sector, attacker, defender));
    this.decided = false;
    this.shooter = null;
    this.thrown = this.#falling = [];
    flushSync();
  }

  /** The battle of this sector, if it is being fought or shown. */
  at(view: EclipseView, sector: string): MeleeView | null {
    if (this.shown?.sector !== sector && view.melee?.sector === sector) this.#set(view.melee);
    this.thrown = this.#falling;
    flushSync();
    return this.shown?.sector === sector ? this.shown : null;
  }

  shoot(seat: number, ship: string): void {
    this.shooter = { seat, ship };
    this.thrown = this.#falling = [];
    flushSync();
  }

  /** Flying dice, which go to the tray as soon as something else happens. */
  throw(faces: readonly number[], powers: readonly number[]): void {
    this.#falling = faces.map((face, i) => ({ face, power: powers[i] ?? 1 }));
  }

  /** The ship of a hit or a loss: the most damaged one that fits. */
  victim(owner: number, ship: string, below = Infinity): TargetView | undefined {
    const fits = (this.shown?.ships ?? []).filter((s) => s.seat === owner && s.ship === ship && s.damage < below);
    return fits.sort((a, b) => b.damage - a.damage)[0];
  }

  damage(victim: TargetView, damage: number): void {
    this.#change(victim, [{ ...victim, damage }]);
  }

  lose(victim: TargetView): void {
    this.#change(victim, []);
  }

  flee(owner: number, ship: string, to: string | null): void {
    const ships = this.shown?.ships ?? [];
    const gone = (s: TargetView) => s.seat === owner && s.ship === ship;
    const left = to === null ? ships.filter((s) => !gone(s)) : ships.map((s) => (gone(s) ? { ...s, flees_to: to } : s));
    if (this.shown) this.#set({ ...this.shown, ships: left });
    flushSync();
  }

  /** Whatever else the view says, the bench is put away. */
  decide(): void {
    this.end();
    this.decided = true;
    flushSync();
  }

  end(): void {
    this.shown = null;
    this.decided = false;
    this.shooter = null;
    this.thrown = this.#falling = [];
  }

  #change(victim: TargetView, into: TargetView[]): void {
    if (!this.shown) return;
    const at = this.shown.ships.indexOf(victim);
    this.#set({ ...this.shown, ships: this.shown.ships.toSpliced(at, 1, ...into) });
    flushSync();
  }

  #set(melee: MeleeView): void {
    this.shown = melee;
  }
}

export const fight = new Fight();
