import type { Problem } from './problem.ts';

/** What the server sends back; `hang` is to leave the connection without an answer. */
export type Answer = { status: number; headers: Record<string, string>; body: string } | 'hang';

export type SandboxRequest = {
  /** The parts of the path that a route names, such as `id`. */
  params: Record<string, string>;
  authorization: string | undefined;
  body: string;
};

export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Segments of a path; one that begins with a colon is a parameter. */
  path: string;
  handle: (request: SandboxRequest) => Answer | Promise<Answer>;
};

export const json = (status: number, value: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify(value),
});

export const problemAnswer = ({ status, message, code }: Problem): Answer =>
  json(status, { message, code });

/** After a form was posted: the browser goes on to `location` with a GET. */
export const seeOther = (location: string): Answer => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
});
