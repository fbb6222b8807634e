/** Where things are drawn: the elements of every target, and of places that aren't targets. */
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";

type Elements = readonly Element[];
const NONE: Elements = [];

export class Drawn {
  #targets = new SvelteMap<string, Elements>();
  #places = new Map<string, Elements>();

  /** Registers an element for this target, until the returned function is called. */
  target(name: string, node: Element): () => void {
    return this.#keep(this.#targets, name, node);
  }

  /** Registers an element as a place that things come from or go to: a plate, a deck. */
  place(name: string, node: Element): () => void {
    return this.#keep(this.#places, name, node);
  }

  /** The elements of a target, as a reactive value. */
  shows(target: string): Elements {
    return this.#targets.get(target) ?? NONE;
  }

  /** The current elements of a target or a place. */
  nodes(name: string): Elements {
    return untrack(() => this.#places.get(name) ?? this.#targets.get(name) ?? NONE);
  }

  #keep(where: Map<string, Elements>, name: string, node: Element): () => void {
    untrack(() => where.set(name, [...(where.get(name) ?? NONE), node]));
    return () =>
      untrack(() => {
        const rest = where.get(name)?.filter((other) => other !== node) ?? NONE;
        if (rest.length > 0) where.set(name, rest);
        else where.delete(name);
      });
  }
}
