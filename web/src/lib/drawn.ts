/** Where things are drawn: the elements of every target, and of places that nobody can point at. */
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";

type Elements = readonly Element[];
const NONE: Elements = [];

export class Drawn {
  #targets = new SvelteMap<string, Elements>();
  #places = new Map<string, Elements>();

  /** An element shows this target until what is answered is called. */
  target(name: string, node: Element): () => void {
    return this.#keep(this.#targets, name, node);
  }

  /** An element is where things come from or go to: a plate, a deck. */
  place(name: string, node: Element): () => void {
    return this.#keep(this.#places, name, node);
  }

  /** The elements of a target; whoever asks is told when they change. */
  shows(target: string): Elements {
    return this.#targets.get(target) ?? NONE;
  }

  /** The elements of a target or a place, now. */
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
