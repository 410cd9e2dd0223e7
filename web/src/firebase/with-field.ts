/** A document with one field replaced, or added; `a.b` is field b of a, as in an update. */
export function withField<Document extends object>(
  document: Document,
  path: string,
  value: unknown,
): Document {
  const put = (within: object | undefined, [key, ...rest]: readonly string[]): object => ({
    ...within,
    [key!]:
      rest.length === 0
        ? value
        : put((within as Readonly<Record<string, object>> | undefined)?.[key!], rest),
  });
  return put(document, path.split('.')) as Document;
}
