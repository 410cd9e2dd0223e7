import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { startTranslator, TRANSLATIONS } from '../../testing/translator.ts';
import { tolerateForeignChangesInThisFile } from '../../testing/foreign-changes.ts';

tolerateForeignChangesInThisFile();

type Props = { price: number; error?: string | null; sold?: boolean };
const Page = ({ price, error = null, sold = false }: Props) => (
  <p>
    {error}
    {sold && <b>نفد</b>}
    {'السعر '}
    {price}
    {!sold && <i>درهم</i>}
    {error}
  </p>
);

let stop = (): void => {};
afterEach(() => {
  stop();
  cleanup();
});
const settle = (): Promise<void> => act(async () => {});
/** Draws the page and translates it; answers how to draw it anew and read it. */
async function open(first: Props, translation = TRANSLATIONS['in its place']) {
  const { container, rerender } = render(<Page {...first} />);
  stop = startTranslator(translation);
  await settle();
  return async (...all: Props[]): Promise<string> => {
    for (const props of all) rerender(<Page {...props} />);
    await settle();
    return container.textContent;
  };
}

test.for(Object.entries(TRANSLATIONS))(
  'a translation %s stays true when a text changes, comes or goes',
  async ([, translation]) => {
    const show = await open({ price: 299, error: 'خطأ ' }, translation);
    expect(await show({ price: 310, error: 'خطأ ' })).toBe('خطأ السعر 310درهمخطأ ');
    expect(document.querySelectorAll('font font')).toHaveLength(5);
    expect(await show({ price: 310 })).toBe('السعر 310درهم');
    expect(await show({ price: 320, sold: true, error: 'آخر ' })).toBe('آخر نفدالسعر 320آخر ');
    expect(await show({ price: 330 })).toBe('السعر 330درهم');
  },
);

test('a text that changes and goes at once takes its translation along', async () => {
  const show = await open({ price: 299, error: 'خطأ' });
  expect(await show({ price: 299, error: 'آخر' }, { price: 299 })).toBe('السعر 299درهم');
});

test('an element that an extension has wrapped or removed can still go', async () => {
  const show = await open({ price: 299, sold: true });
  const wrapper = document.createElement('div');
  const sold = document.querySelector('b')!;
  sold.replaceWith(wrapper);
  wrapper.append(sold);
  expect(await show({ price: 299, sold: true, error: 'خطأ ' })).toBe('خطأ نفدالسعر 299خطأ ');
  expect(await show({ price: 299 })).toBe('السعر 299درهم');
  expect(wrapper.isConnected).toBe(false);

  document.querySelector('i')!.remove();
  expect(await show({ price: 299, sold: true })).toBe('نفدالسعر 299');
});
