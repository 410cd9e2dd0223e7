/** Separates the parts of a content line. */
export const CONTENT_BAR = '|';

/**
 * Parses a content line: `عنوان
 * نص`. Missing parts are empty.
 */
export function readLine<const Names extends readonly string[]>(
  line: string,
  ...names: Names
): Record<Names[number], string> {
  const parts = line.split(CONTENT_BAR).map((part) => part.trim());
  return Object.fromEntries(
    names.map((name, index) => [
      name,
      // The last part takes the rest, since a text may contain bars.
      (index === names.length - 1 ? parts.slice(index).join(` ${CONTENT_BAR} `) : parts[index]) ??
        '',
    ]),
  ) as Record<Names[number], string>;
}

/** Parses a line whose remaining parts are a list. */
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
