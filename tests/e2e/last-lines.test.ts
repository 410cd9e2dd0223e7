import { expect } from 'vitest';
import { POLICIES, policyPath } from '../../web/src/routes/policies.ts';
import { addPictures } from '../support/storefront.ts';
import { hydrate, PHONE, test } from './shopper.ts';
import { StorePage } from './store-page.ts';

/** A word shorter than this does not fill a line. */
const SHORT = 5;

/** The texts of the page whose last line is one short word. */
function widows(short: number): string[] {
  const nodes = (root: Node): Text[] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const all: Text[] = [];
    while (walker.nextNode()) all.push(walker.currentNode as Text);
    return all;
  };
  const blockOf = (node: Node): Element => {
    let block = node.parentElement!;
    while (getComputedStyle(block).display === 'inline') block = block.parentElement!;
    return block;
  };
  const linesOf = (block: Element): string[][] => {
    const lines = new Map<number, string[]>();
    for (const node of nodes(block))
      for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const [box] = range.getClientRects();
        if (!box || box.width === 0) continue;
        // words of a line differ in size and face, not in the line
        const middle = Math.round((box.top + box.bottom) / 2 / 12);
        const key = [middle, middle - 1, middle + 1].find((one) => lines.has(one)) ?? middle;
        lines.set(key, [...(lines.get(key) ?? []), word]);
      }
    return [...lines.values()];
  };
  const blocks = new Set(
    nodes(document.body)
      .filter(
        ({ data, parentElement }) =>
          data.trim() && !parentElement!.closest('script, style, select'),
      )
      .map(blockOf),
  );
  return [...blocks].flatMap((block) => {
    const lines = linesOf(block);
    const [word = '', ...others] = lines.at(-1) ?? [];
    const isShort = word.replaceAll(/[^\p{L}\p{N}]/gu, '').length < short;
    return lines.length > 1 && others.length === 0 && isShort ? [lines.flat().join(' ')] : [];
  });
}

test(
  'no text of the store ends in a line of one short word on a phone',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    await addPictures(3);
    const { page } = await newShopper({ reducedMotion: 'reduce' });
    for (const path of [
      '/',
      '/product-details',
      '/order',
      '/track',
      '/about',
      ...POLICIES.map(policyPath),
    ]) {
      await StorePage.open(page, path);
      await hydrate(page);
      for (const width of [360, 390]) {
        await page.setViewportSize({ ...PHONE, width });
        await page.evaluate(() => document.fonts.ready);
        expect(await page.evaluate(widows, SHORT), `${path} at ${width}`).toEqual([]);
      }
    }
  },
);
