import JsBarcode from 'jsbarcode';

/** Longer ones exceed the sheet at a scannable width. */
const LONGEST = 30;

/**
 * A text's modules in Code 128, left to right, true for a bar. Null if not encodable: empty, too long, or not ASCII.
 */
export function code128(text: string): readonly boolean[] | null {
  if (text === '' || text.length > LONGEST) return null;
  const drawn: { encodings?: readonly { readonly data: string }[] } = {};
  // without `valid` it throws on unencodable text
  JsBarcode(drawn, text, { format: 'CODE128', valid: () => undefined });
  const modules = drawn.encodings?.map(({ data }) => data).join('') ?? '';
  return modules === '' ? null : Array.from(modules, (module) => module === '1');
}
