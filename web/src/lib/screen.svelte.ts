/** How much room there is: layouts differ in what they show, not only in where. */
import { MediaQuery } from "svelte/reactivity";

const phone = new MediaQuery("max-width: 699px");
const desktop = new MediaQuery("min-width: 1100px");

export const screen = {
  get phone(): boolean {
    return phone.current;
  },
  get desktop(): boolean {
    return desktop.current;
  },
};
