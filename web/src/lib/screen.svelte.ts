/** The available room: layouts differ in what they show, not only in where. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { classOf, type WindowClass } from "./slots";

class Screen {
  width: number = $derived(innerWidth.current ?? 1440);
  height: number = $derived(innerHeight.current ?? 900);
  cls: WindowClass = $derived(classOf(this.width, this.height));
  /** A phone, held in one hand, with little room. */
  phone: boolean = $derived(this.cls === "P" || this.cls === "PL");
  /** A desktop with panels on both sides of the board. */
  desktop: boolean = $derived(this.cls === "XL" || this.cls === "L" || this.cls === "M");
  /** A desktop with room for more in the prompt. */
  roomy: boolean = $derived(this.desktop && this.width >= 1400 && this.height >= 820);
}

export const screen = new Screen();
