/** "Your turn" that arrives: title, badge, notification, a soft sound. */
import { settings } from "./settings.svelte";

type Badged = Navigator & { setAppBadge?: (n: number) => Promise<void>; clearAppBadge?: () => Promise<void> };

export function badge(on: boolean): void {
  const nav = navigator as Badged;
  void (on ? nav.setAppBadge?.(1) : nav.clearAppBadge?.())?.catch(() => undefined);
}

export async function allowNotifications(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

export function call(title: string, body: string): void {
  if (settings.sound) chime();
  if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted")
    return;
  const note = new Notification(title, { body, icon: "/icon.svg", tag: "stolik-turn" });
  note.onclick = () => window.focus();
}

function chime(): void {
  const audio = new AudioContext();
  const [tone, loud] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.value = 660;
  loud.gain.setValueAtTime(0.08, audio.currentTime);
  loud.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.5);
  tone.connect(loud).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.5);
  tone.onended = () => void audio.close();
}
