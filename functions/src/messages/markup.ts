/** HTML that is safe to insert. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (one) => ESCAPES[one]!);

type Value = string | Markup | null | readonly (Markup | null)[];

/** Escapes every value but {@link Markup}; attributes need double quotes. Null is nothing. */
export const html = (literals: TemplateStringsArray, ...values: readonly Value[]): Markup =>
  new Markup(String.raw({ raw: literals }, ...values.map(sourceOf)));

function sourceOf(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'string') return escape(value);
  return value instanceof Markup ? value.source : value.map(sourceOf).join('');
}
