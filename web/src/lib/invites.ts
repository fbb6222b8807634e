/** Invitations to tables created on this device; the server sends them only once. */
import type { MadeTable } from "../generated/service";

const KEY = "stolik-invites";
const KEPT = 20;

function all(): MadeTable[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as MadeTable[];
  } catch {
    return [];
  }
}

export function keepInvite(made: MadeTable): void {
  localStorage.setItem(KEY, JSON.stringify([made, ...all().filter((m) => m.table !== made.table)].slice(0, KEPT)));
}

export function inviteOf(table: string): MadeTable | undefined {
  return all().find((m) => m.table === table);
}
