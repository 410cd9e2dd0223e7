import type { CallableName, Callables } from '@ghar/domain/callables';
import type { ErrorCode } from '@ghar/domain/error-code';

/** An HTTP answer; a body other than text is sent as JSON. */
type Answer = { readonly status: number; readonly body: unknown };
type Handler = (input: never, headers: Headers) => Answer | Promise<Answer>;

let handlers = new Map<string, Handler>();
let calls: { readonly name: string; readonly input: unknown; readonly headers: Headers }[] = [];

/** A successful answer. */
export const result = (value: unknown): Answer => ({ status: 200, body: { result: value } });
/** A refusal with a domain error code. */
export const refusal = (code: ErrorCode, facts: object = {}, status = 400): Answer => ({
  status,
  body: { error: { status: 'REFUSED', message: code, details: { code, ...facts } } },
});
/** For a handler: the connection failed. */
export const noAnswer = (): never => {
  throw new TypeError('Failed to fetch');
};

/** Control of the backend for tests. A call without a handler is answered 404. */
export const backend = {
  /** Sets a callable's handler. */
  on<Name extends CallableName>(
    name: Name,
    handler: (input: Callables[Name]['input'], headers: Headers) => Answer | Promise<Answer>,
  ): void {
    handlers.set(name, handler);
  },
  /** The inputs of a callable's calls so far, oldest first. */
  inputs: <Name extends CallableName>(name: Name): Callables[Name]['input'][] =>
    calls.filter((call) => call.name === name).map(({ input }) => input as never),
  /** Holds a callable's answers; returns a function that releases the pending ones. */
  hold(name: CallableName, answer: Answer): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    handlers.set(name, async () => {
      await promise;
      return answer;
    });
    return resolve;
  },
};

/** Clears handlers and calls. */
export function resetBackend(): void {
  handlers = new Map();
  calls = [];
}

/** Replaces `fetch`; callables only. */
export async function answerCall(
  url: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const address = String(url instanceof Request ? url.url : url);
  const name = address.slice(address.lastIndexOf('/') + 1);
  const headers = new Headers(init?.headers);
  const { data: input } = JSON.parse(init?.body as string) as { data: unknown };
  calls.push({ name, input, headers });
  const aborted = new Promise<never>((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () =>
      reject(new DOMException('The call was given up', 'AbortError')),
    );
  });
  const handler = handlers.get(name) ?? (() => ({ status: 404, body: '<h1>Not found</h1>' }));
  const { status, body } = await Promise.race([
    Promise.resolve().then(() => handler(input as never, headers)),
    aborted,
  ]);
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
}
