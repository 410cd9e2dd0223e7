/** Stands between the parts of a line of content. */
export const CONTENT_BAR = '|';

/** A line of content of several parts, as a merchant writes it: `عنوان | نص`. Parts that are not there are empty. */
export function readLine<const Names extends readonly string[]>(
  line: string,
  ...names: Names
): Record<Names[number], string> {
  const parts = line.split(CONTENT_BAR).map((part) => part.trim());
  return Object.fromEntries(
    names.map((name, index) => [
      name,
      // The last part has all that is left: a text may have a bar of its own.
      (index === names.length - 1 ? parts.slice(index).join(` ${CONTENT_BAR} `) : parts[index]) ??
        '',
    ]),
  ) as Record<Names[number], string>;
}

/** A line of which every part after the first few is one of a list. */
export function readLineWithList<const Names extends readonly string[]>(
  line: string,
  ...names: Names
): Record<Names[number], string> & { readonly list: readonly string[] } {
  const parts = line.split(CONTENT_BAR).map((part) => part.trim());
  return {
    ...readLine(parts.slice(0, names.length).join(CONTENT_BAR), ...names),
    list: parts.slice(names.length).filter((part) => part !== ''),
  };
}
