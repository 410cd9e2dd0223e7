import { WAKE } from '../../boot/signals.ts';
import { onSign } from '../../boot/signs.ts';
import { DELAY_MS, giveWay, isInPlace, REST_MS, showSlide, slideShown } from './slide-row.ts';
import { prefersStillness } from './stillness.ts';

/** The row of pictures that the server has drawn, where there are several. */
export function rowOfPictures(): HTMLElement | null {
  const row = document.querySelector<HTMLElement>('ul.swiper-wrapper');
  return row && row.childElementCount > 1 ? row : null;
}

/**
 * Goes on from picture to picture until the first sign of somebody. What the row
 * shows is told by its dots until the app is `awake`, and does so.
 */
export function passPictures(row: HTMLElement, awake: AbortSignal): void {
  const count = row.childElementCount;
  const dots = row.closest('section')!.querySelectorAll('[aria-current]');
  const touched = new AbortController();
  let next = setTimeout(goOn, DELAY_MS);
  function goOn(): void {
    next = setTimeout(goOn, DELAY_MS);
    if (!document.hidden && !prefersStillness()) showSlide(row, slideShown(row) + 1, count);
  }
  onSign(() => {
    clearTimeout(next);
    touched.abort();
  }, touched.signal);

  let rest: ReturnType<typeof setTimeout>;
  const settle = (): void => {
    if (isInPlace(row)) giveWay(row, count);
  };
  function onScroll(): void {
    const shown = slideShown(row) % count;
    for (const [position, dot] of dots.entries())
      dot.setAttribute('aria-current', String(position === shown));
    clearTimeout(rest);
    rest = setTimeout(settle, REST_MS);
  }
  row.addEventListener('scroll', onScroll, { passive: true });
  // The app begins to look at the row a moment later.
  awake.addEventListener('abort', () =>
    setTimeout(() => row.removeEventListener('scroll', onScroll), REST_MS),
  );
  // It knows of no copy.
  document.addEventListener(WAKE, () => giveWay(row, count), { once: true });
}
