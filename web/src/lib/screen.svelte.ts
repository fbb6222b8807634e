/** How much room there is: layouts differ in what they show, not only in where. */
import { MediaQuery } from "svelte/reactivity";

const phone = new MediaQuery("max-width: 699px");
const desktop = new MediaQuery("min-width: 1100px");
const roomy = new MediaQuery("(min-width: 1400px) and (min-height: 820px)");

export const screen = {
  get phone(): boolean {
    return phone.current;
  },
  get desktop(): boolean {
    return desktop.current;
  },
  /** A desk with room for more in the prompt. */
  get roomy(): boolean {
    return roomy.current;
  },
};
