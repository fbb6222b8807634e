/** The "your turn" notice: title, badge, notification, a soft sound. */
import { settings } from "./settings.svelte";
import { play } from "./sound.svelte";

type Badged = Navigator & { setAppBadge?: (n: number) => Promise<void>; clearAppBadge?: () => Promise<void> };

export function badge(on: boolean): void {
  const nav = navigator as Badged;
  void (on ? nav.setAppBadge?.(1) : nav.clearAppBadge?.())?.catch(() => undefined);
}

export async function allowNotifications(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

export function call(title: string, body: string): void {
  void play("your_turn");
  if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted")
    return;
  const note = new Notification(title, { body, icon: "/icon.svg", tag: "stolik-turn" });
  note.onclick = () => window.focus();
}
