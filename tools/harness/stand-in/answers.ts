import type { Problem } from './requests.ts';

/** A response; `hang` leaves the connection without one. */
export type Answer = { status: number; headers: Record<string, string>; body: string } | 'hang';

export type SandboxRequest = {
  /** The path's parameters, such as `id`, as they are in the address. */
  params: Record<string, string>;
  authorization: string | undefined;
  body: string;
};

export type Handler = (request: SandboxRequest) => Answer | Promise<Answer>;

/** What is answered, by method and path, a pattern of `URLPattern`: `GET /pay/:id`. */
export type Routes = Record<string, Handler>;

export const json = (status: number, value: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify(value),
});

export const problemAnswer = ({ status, message, code }: Problem): Answer =>
  json(status, { message, code });

/** Redirects the browser with a GET after a POST. */
export const seeOther = (location: string): Answer => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
});
