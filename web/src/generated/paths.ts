/** The addresses of the service, as openapi-fetch reads them. Written by `python -m tools.types`; do not edit. */

import type * as service from "./service";

export interface paths {
  "/api/games": {
    get: {
      parameters: Record<string, never>;
      responses: { 200: { content: { "application/json": service.GameInfo[] } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/games/{name}/schema": {
    get: {
      parameters: { path: { name: string } };
      responses: { 200: { content: { "application/json": { [key: string]: unknown } } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/games/{name}/words": {
    get: {
      parameters: { path: { name: string }; query?: { language?: "en" | "pl" | "cs" } };
      responses: { 200: { content: { "application/json": service.GameWords } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/tables": {
    get: {
      parameters: Record<string, never>;
      responses: { 200: { content: { "application/json": service.TableInfo[] } }; "4XX": { content: { "application/json": service.Problem } } };
    };
    post: {
      parameters: Record<string, never>;
      requestBody: { content: { "application/json": service.NewTable } };
      responses: { 201: { content: { "application/json": service.MadeTable } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/lobby": {
    get: {
      parameters: Record<string, never>;
      responses: { 200: { content: { "application/json": service.TableInfo[] } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/join/{token}": {
    get: {
      parameters: { path: { token: string } };
      responses: { 200: { content: { "application/json": service.Invitation } }; "4XX": { content: { "application/json": service.Problem } } };
    };
    post: {
      parameters: { path: { token: string } };
      requestBody: { content: { "application/json": service.JoinBody } };
      responses: { 200: { content: { "application/json": service.Joined } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/watch/{token}": {
    post: {
      parameters: { path: { token: string } };
      responses: { 200: { content: { "application/json": service.Watching } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/tables/{table_id}": {
    get: {
      parameters: { path: { table_id: string } };
      responses: { 200: { content: { "application/json": service.TableInfo } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/tables/{table_id}/start": {
    post: {
      parameters: { path: { table_id: string } };
      responses: { 200: { content: { "application/json": service.TableInfo } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/tables/{table_id}/resign": {
    post: {
      parameters: { path: { table_id: string } };
      requestBody: { content: { "application/json": service.SeatBody } };
      responses: { 200: { content: { "application/json": service.TableInfo } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/tables/{table_id}/pause": {
    post: {
      parameters: { path: { table_id: string } };
      requestBody: { content: { "application/json": service.PauseBody } };
      responses: { 200: { content: { "application/json": service.TableInfo } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/tables/{table_id}/offer-end": {
    post: {
      parameters: { path: { table_id: string } };
      requestBody: { content: { "application/json": service.SeatBody } };
      responses: { 200: { content: { "application/json": service.TableInfo } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/tables/{table_id}/rematch": {
    post: {
      parameters: { path: { table_id: string } };
      responses: { 200: { content: { "application/json": service.Made } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/tables/{table_id}/notes": {
    get: {
      parameters: { path: { table_id: string } };
      responses: { 200: { content: { "application/json": service.NoteBody } }; "4XX": { content: { "application/json": service.Problem } } };
    };
    put: {
      parameters: { path: { table_id: string } };
      requestBody: { content: { "application/json": service.NoteBody } };
      responses: { 200: { content: { "application/json": service.NoteBody } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/tables/{table_id}/seats/{seat}/link": {
    post: {
      parameters: { path: { table_id: string; seat: number } };
      responses: { 200: { content: { "application/json": service.Link } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/tables/{table_id}/seats/{seat}/remove": {
    post: {
      parameters: { path: { table_id: string; seat: number } };
      responses: { 200: { content: { "application/json": service.TableInfo } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/tables/{table_id}/watch-link": {
    post: {
      parameters: { path: { table_id: string } };
      responses: { 200: { content: { "application/json": service.Link } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/tables/{table_id}/sit": {
    post: {
      parameters: { path: { table_id: string } };
      requestBody: { content: { "application/json": service.JoinBody } };
      responses: { 200: { content: { "application/json": service.Joined } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/tables/{table_id}/email": {
    get: {
      parameters: { path: { table_id: string } };
      responses: { 200: { content: { "application/json": service.MailInfo } }; "4XX": { content: { "application/json": service.Problem } } };
    };
    put: {
      parameters: { path: { table_id: string } };
      requestBody: { content: { "application/json": service.MailBody } };
      responses: { 200: { content: { "application/json": service.MailBody } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/tables/{table_id}/webhook": {
    get: {
      parameters: { path: { table_id: string } };
      responses: { 200: { content: { "application/json": service.HookInfo } }; "4XX": { content: { "application/json": service.Problem } } };
    };
    put: {
      parameters: { path: { table_id: string } };
      requestBody: { content: { "application/json": service.HookBody } };
      responses: { 200: { content: { "application/json": service.HookBody } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/confirm/{token}": {
    post: {
      parameters: { path: { token: string } };
      responses: { 200: { content: { "application/json": service.Confirmed } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/tables/{table_id}/record": {
    get: {
      parameters: { path: { table_id: string } };
      responses: { 200: { content: { "application/json": service.Record } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/tables/{table_id}/knowledge": {
    get: {
      parameters: { path: { table_id: string }; query?: { seat?: number | null } };
      responses: { 200: { content: { "application/json": service.Knowledge } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/tables/{table_id}/replay": {
    get: {
      parameters: { path: { table_id: string }; query: { ply: number; seat?: number | null } };
      responses: { 200: { content: { "application/json": service.ReplayStep } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/tables/{table_id}/replay/range": {
    get: {
      parameters: { path: { table_id: string }; query: { first: number; last: number; seat?: number | null } };
      responses: { 200: { content: { "application/json": service.ReplayRange } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/tables/{table_id}/replay/events": {
    get: {
      parameters: { path: { table_id: string }; query: { event: string } };
      responses: { 200: { content: { "application/json": service.Occurrence[] } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/tables/{table_id}/fork": {
    post: {
      parameters: { path: { table_id: string } };
      requestBody: { content: { "application/json": service.ForkBody } };
      responses: { 201: { content: { "application/json": service.MadeTable } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/records": {
    post: {
      parameters: Record<string, never>;
      requestBody: { content: { "application/json": service.Record } };
      responses: { 201: { content: { "application/json": service.Made } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/tables/{table_id}/analysis": {
    get: {
      parameters: { path: { table_id: string } };
      responses: { 200: { content: { "application/json": service.Analysis } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/tables/{table_id}/analysis/{ply}": {
    get: {
      parameters: { path: { table_id: string; ply: number } };
      responses: { 200: { content: { "application/json": service.Choices } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/account": {
    get: {
      parameters: Record<string, never>;
      responses: { 200: { content: { "application/json": service.AccountInfo } }; "4XX": { content: { "application/json": service.Problem } } };
    };
    post: {
      parameters: Record<string, never>;
      requestBody: { content: { "application/json": service.AccountBody } };
      responses: { 201: { content: { "application/json": service.AccountInfo } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/account/session": {
    post: {
      parameters: Record<string, never>;
      requestBody: { content: { "application/json": service.AccountBody } };
      responses: { 200: { content: { "application/json": service.AccountInfo } }; "4XX": { content: { "application/json": service.Problem } } };
    };
    delete: {
      parameters: Record<string, never>;
      responses: { 204: { content?: never }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/account/password": {
    put: {
      parameters: Record<string, never>;
      requestBody: { content: { "application/json": service.NewPassword } };
      responses: { 200: { content: { "application/json": service.AccountInfo } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/account/email": {
    put: {
      parameters: Record<string, never>;
      requestBody: { content: { "application/json": service.AccountMail } };
      responses: { 200: { content: { "application/json": service.AccountInfo } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/account/recovery": {
    post: {
      parameters: Record<string, never>;
      requestBody: { content: { "application/json": service.Lost } };
      responses: { 204: { content?: never }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/account/recovery/{token}": {
    get: {
      parameters: { path: { token: string } };
      responses: { 200: { content: { "application/json": service.Recovery } }; "4XX": { content: { "application/json": service.Problem } } };
    };
    post: {
      parameters: { path: { token: string } };
      requestBody: { content: { "application/json": service.PasswordBody } };
      responses: { 200: { content: { "application/json": service.AccountInfo } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/account/sessions": {
    get: {
      parameters: Record<string, never>;
      responses: { 200: { content: { "application/json": service.SessionInfo[] } }; "4XX": { content: { "application/json": service.Problem } } };
    };
    delete: {
      parameters: Record<string, never>;
      responses: { 204: { content?: never }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/account/sessions/{session_id}": {
    delete: {
      parameters: { path: { session_id: string } };
      responses: { 204: { content?: never }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/account/data": {
    get: {
      parameters: Record<string, never>;
      responses: { 200: { content: { "application/json": service.AccountData } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/account/delete": {
    post: {
      parameters: Record<string, never>;
      requestBody: { content: { "application/json": service.PasswordBody } };
      responses: { 204: { content?: never }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/bot/decisions": {
    get: {
      parameters: Record<string, never>;
      responses: { 200: { content: { "application/x-ndjson": unknown } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/api/bot/move": {
    post: {
      parameters: Record<string, never>;
      requestBody: { content: { "application/json": service.BotMove } };
      responses: { 200: { content: { "application/json": service.BotDone } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/healthz": {
    get: {
      parameters: Record<string, never>;
      responses: { 200: { content: { "application/json": { [key: string]: string } } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
  "/metrics": {
    get: {
      parameters: Record<string, never>;
      responses: { 200: { content: { "text/plain": string } }; "4XX": { content: { "application/json": service.Problem } } };
    };
  };
}
