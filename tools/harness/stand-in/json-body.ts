import type { IncomingMessage } from 'node:http';
import { Problem } from './problem.ts';

const largestBody = 64 * 1024;

/** The raw body as text; more than 64 KiB is a 413. */
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
