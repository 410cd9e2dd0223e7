import { prefersStillness } from './stillness.ts';

/** How often a row is asked whether it still moves. */
const LOOK_MS = 100;
/** In widths of the row: the browser scrolls to whole pixels. */
const IN_PLACE = 0.02;

/** How far a row has been scrolled, in its own widths. It begins at the right, where reading does. */
const scrolled = (row: HTMLElement): number =>
  Math.abs(row.scrollLeft) / Math.max(1, row.clientWidth);

/** Which slide is in the frame of a row that scrolls from one to the next, from 0. */
export const slideShown = (row: HTMLElement): number => Math.round(scrolled(row));

/** Scrolls a row to one of its slides. */
export const showSlide = (row: HTMLElement, slide: number): void =>
  row.scrollTo({
    left: -slide * row.clientWidth,
    behavior: prefersStillness() ? 'instant' : 'smooth',
  });

/** Waits until a row has stood still for a moment, with a slide in its frame. */
export async function comeToRest(row: HTMLElement): Promise<void> {
  let before: number;
  do {
    before = scrolled(row);
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_MS);
    });
  } while (scrolled(row) !== before || Math.abs(before - Math.round(before)) > IN_PLACE);
}
