/** Plain requests, to the server or to this device. Paths, bodies and responses follow the OpenAPI description. */
import createClient from "openapi-fetch";
import type { paths } from "../generated/paths";
import type {
  AccountBody,
  AccountMail,
  Line,
  Lost,
  NewPassword,
  NewTable,
  Reason,
  Record as GameRecord,
  TableInfo,
} from "../generated/service";
import type { Connection } from "./connection";
import { isHere } from "./connections";
import { device } from "./device.svelte";
import { server } from "./server";
import { settings, type Language } from "./settings.svelte";
import { served } from "./site";

/** A request that the server refused or that couldn't reach it. */
export class Failed extends Error {
  readonly line: Line;

  constructor(
    readonly status: number,
    problem: { reason?: Reason; line?: Line } | undefined,
  ) {
    super(problem?.reason?.code ?? `status ${status}`);
    this.line = problem?.line ?? { id: "web-server-away" };
  }
}

const clientOf = (connection: Connection) =>
  createClient<paths>({ baseUrl: location.origin, fetch: (request) => connection.fetch(request) });
const client = clientOf(server);
const local = clientOf(device);

const of = (id: string) => (isHere(id) ? local : client);
/** Whether new tables are made on this device: by choice, or because there is no server. */
export const onDevice = (): boolean => !served || settings.where === "device";
const chosen = () => (onDevice() ? local : client);

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

async function answer<T>(asked: Promise<Answer<T>>): Promise<T> {
  const { data, error, response } = await asked.catch(() => ({
    data: undefined,
    error: undefined,
    response: new Response(null, { status: 503 }),
  }));
  if (!response.ok) throw new Failed(response.status, error as { reason?: Reason; line?: Line } | undefined);
  return data as T;
}

const at = (table_id: string) => ({ params: { path: { table_id } } });

export const api = {
  games: () => answer(chosen().GET("/api/games")),
  /** The words of a game from another package. */
  words: (name: string, language: Language) =>
    answer(client.GET("/api/games/{name}/words", { params: { path: { name }, query: { language } } })),
  make: (wish: NewTable) => answer(chosen().POST("/api/tables", { body: wish })),
  mine: () => (served ? answer(client.GET("/api/tables")) : Promise.resolve<TableInfo[]>([])),
  lobby: () => (served ? answer(client.GET("/api/lobby")) : Promise.resolve<TableInfo[]>([])),
  /** Delete a table on this device. */
  forget: (id: string) => device.fetch(new Request(`${location.origin}/api/tables/${id}`, { method: "DELETE" })),
  table: (id: string) => answer(of(id).GET("/api/tables/{table_id}", at(id))),
  invitation: (token: string) => answer(client.GET("/api/join/{token}", { params: { path: { token } } })),
  join: (token: string, name: string) =>
    answer(client.POST("/api/join/{token}", { params: { path: { token } }, body: { name, program: false } })),
  watch: (token: string) => answer(client.POST("/api/watch/{token}", { params: { path: { token } } })),
  confirm: (token: string) => answer(client.POST("/api/confirm/{token}", { params: { path: { token } } })),
  sit: (id: string, name: string) =>
    answer(of(id).POST("/api/tables/{table_id}/sit", { ...at(id), body: { name, program: false } })),
  start: (id: string) => answer(of(id).POST("/api/tables/{table_id}/start", at(id))),
  link: (id: string, seat: number) =>
    answer(of(id).POST("/api/tables/{table_id}/seats/{seat}/link", { params: { path: { table_id: id, seat } } })),
  watchLink: (id: string) => answer(of(id).POST("/api/tables/{table_id}/watch-link", at(id))),
  resign: (id: string, seat: number | null) =>
    answer(of(id).POST("/api/tables/{table_id}/resign", { ...at(id), body: { seat } })),
  offerEnd: (id: string, seat: number | null) =>
    answer(of(id).POST("/api/tables/{table_id}/offer-end", { ...at(id), body: { seat } })),
  pause: (id: string, seat: number | null, paused: boolean) =>
    answer(of(id).POST("/api/tables/{table_id}/pause", { ...at(id), body: { seat, paused } })),
  rematch: (id: string) => answer(of(id).POST("/api/tables/{table_id}/rematch", at(id))),
  notes: async (id: string) => (await answer(of(id).GET("/api/tables/{table_id}/notes", at(id)))).text,
  note: (id: string, text: string) => answer(of(id).PUT("/api/tables/{table_id}/notes", { ...at(id), body: { text } })),
  hook: (id: string) => answer(of(id).GET("/api/tables/{table_id}/webhook", at(id))),
  setHook: (id: string, webhook: string) =>
    answer(of(id).PUT("/api/tables/{table_id}/webhook", { ...at(id), body: { webhook } })),
  mail: (id: string) => answer(of(id).GET("/api/tables/{table_id}/email", at(id))),
  setMail: (id: string, email: string) =>
    answer(of(id).PUT("/api/tables/{table_id}/email", { ...at(id), body: { email } })),
  remove: (id: string, seat: number) =>
    answer(of(id).POST("/api/tables/{table_id}/seats/{seat}/remove", { params: { path: { table_id: id, seat } } })),
  replay: (id: string, ply: number, seat: number | null) =>
    answer(of(id).GET("/api/tables/{table_id}/replay", { params: { path: { table_id: id }, query: { ply, seat } } })),
  replayRange: (id: string, first: number, last: number, seat: number | null) =>
    answer(
      of(id).GET("/api/tables/{table_id}/replay/range", {
        params: { path: { table_id: id }, query: { first, last, seat } },
      }),
    ),
  /** All events of one kind in a finished game. */
  happened: (id: string, event: string) =>
    answer(
      of(id).GET("/api/tables/{table_id}/replay/events", { params: { path: { table_id: id }, query: { event } } }),
    ),
  analysis: (id: string) => answer(of(id).GET("/api/tables/{table_id}/analysis", at(id))),
  choices: (id: string, ply: number) =>
    answer(of(id).GET("/api/tables/{table_id}/analysis/{ply}", { params: { path: { table_id: id, ply } } })),
  account: () => answer(client.GET("/api/account")),
  newAccount: (body: AccountBody) => answer(client.POST("/api/account", { body })),
  signIn: (body: AccountBody) => answer(client.POST("/api/account/session", { body })),
  signOut: () => answer(client.DELETE("/api/account/session")),
  changePassword: (body: NewPassword) => answer(client.PUT("/api/account/password", { body })),
  setAccountEmail: (body: AccountMail) => answer(client.PUT("/api/account/email", { body })),
  losePassword: (body: Lost) => answer(client.POST("/api/account/recovery", { body })),
  recovery: (token: string) => answer(client.GET("/api/account/recovery/{token}", { params: { path: { token } } })),
  recover: (token: string, password: string) =>
    answer(client.POST("/api/account/recovery/{token}", { params: { path: { token } }, body: { password } })),
  sessions: () => answer(client.GET("/api/account/sessions")),
  endSession: (session_id: string) =>
    answer(client.DELETE("/api/account/sessions/{session_id}", { params: { path: { session_id } } })),
  endOtherSessions: () => answer(client.DELETE("/api/account/sessions")),
  deleteAccount: (password: string) => answer(client.POST("/api/account/delete", { body: { password } })),
  bring: (record: unknown) => answer(chosen().POST("/api/records", { body: record as GameRecord })),
  fork: (id: string, ply: number) =>
    answer(of(id).POST("/api/tables/{table_id}/fork", { ...at(id), body: { ply, seats: null } })),
  /** The address of the game as a file: all of it if the game is over, otherwise what this seat knows. */
  file: (id: string, over: boolean, seat: number | null = null) =>
    over ? `/api/tables/${id}/record` : `/api/tables/${id}/knowledge${seat === null ? "" : `?seat=${seat}`}`,
};

/** Tables on this device have no network address, so their files are created on request. */
export async function download(link: HTMLAnchorElement): Promise<void> {
  const answer = await device.fetch(new Request(link.href));
  const address = URL.createObjectURL(new Blob([await answer.text()], { type: "application/json" }));
  const copy = Object.assign(document.createElement("a"), { href: address, download: link.download });
  copy.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
