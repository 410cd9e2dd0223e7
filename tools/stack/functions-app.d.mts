import type { RequestListener } from 'node:http';

export function functionsApp(
  functions: object,
  nameOf: (request: {
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
  }) => string,
): RequestListener;
