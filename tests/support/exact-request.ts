import { request } from 'node:http';
import { stack } from '../stack.ts';

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
};

/**
 * Requests exactly that path with exactly those headers, which `fetch` would normalise. `of` is the
 * base address.
 */
export const ask = (
  path: string,
  {
    method = 'GET',
    headers = {},
    of = stack.urls.hosting,
  }: { method?: string; headers?: Record<string, string>; of?: string } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port, pathname } = new URL(of);
    const base = pathname === '/' ? '' : pathname;
    request({ hostname, port, path: base + path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () =>
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        )
        .on('error', reject);
    })
      .on('error', reject)
      .end();
  });
