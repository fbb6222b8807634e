/** Invitations of tables made on this device; the server tells them once. */
import type { NewTable } from "./api";

const KEY = "stolik-invites";
const KEPT = 20;

function all(): NewTable[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as NewTable[];
  } catch {
    return [];
  }
}

export function keepInvite(made: NewTable): void {
  localStorage.setItem(KEY, JSON.stringify([made, ...all().filter((m) => m.table !== made.table)].slice(0, KEPT)));
}

export function inviteOf(table: string): NewTable | undefined {
  return all().find((m) => m.table === table);
}
