import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';

const largestBody = 64 * 1024;

/** An error that is answered as JSON `{message, code}` with `status`. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const invalid = (message: string): Problem => new Problem(400, 'VALIDATION_ERROR', message);

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= largestBody) chunks.push(chunk);
  }
  if (size > largestBody) throw new Problem(413, 'BODY_TOO_LARGE', 'The body is too large');
  return Buffer.concat(chunks).toString('utf8');
}

export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Problem(400, 'INVALID_JSON', 'The body must be JSON');
  }
}

/** Parses an untrusted value, whose schema is an object's. Throws a 400 that names the field. */
export function read<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output {
  // valibot takes an array for an object
  if (Array.isArray(value)) throw invalid('The body: it must be an object, not an array');
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output;
  throw invalid(`${v.getDotPath(issues[0]) ?? 'The body'}: ${issues[0].message}`);
}

export const integerFrom = (minimum: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(minimum));

/** An absolute http or https address: `javascript:` must never reach the payment page. */
export const webAddress = v.pipe(v.string(), v.url(), v.regex(/^https?:/i));
