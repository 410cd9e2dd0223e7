export type TextBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const HEADING = /^#+\s*/;
const POINT = /^[-•]\s*/;

/** Splits a text at blank lines. `# ` begins a heading; a block whose lines all begin with `- ` is a list. */
export function textBlocks(text: string): TextBlock[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block): TextBlock => {
      const lines = block.split('\n').map((line) => line.trim());
      if (lines.every((line) => POINT.test(line)))
        return { kind: 'list', items: lines.map((line) => line.replace(POINT, '')) };
      return HEADING.test(block)
        ? { kind: 'heading', text: block.replace(HEADING, '') }
        : { kind: 'paragraph', text: block };
    });
}
