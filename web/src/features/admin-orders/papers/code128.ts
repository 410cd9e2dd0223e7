import JsBarcode from 'jsbarcode';

/** Longer ones are wider than a sheet, at a width that scanners read. */
const LONGEST = 30;

/**
 * The modules of a text in Code 128, from left to right: true where there is a line. Null where it
 * cannot be encoded: empty, too long for a sheet, or with other characters than ASCII.
 */
export function code128(text: string): readonly boolean[] | null {
  if (text === '' || text.length > LONGEST) return null;
  const drawn: { encodings?: readonly { readonly data: string }[] } = {};
  // without `valid` it throws for what it cannot encode
  JsBarcode(drawn, text, { format: 'CODE128', valid: () => undefined });
  const modules = drawn.encodings?.map(({ data }) => data).join('') ?? '';
  return modules === '' ? null : Array.from(modules, (module) => module === '1');
}
