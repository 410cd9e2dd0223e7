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

/** The copy of the first slide that stands behind the last while the row goes on to it. */
const copyIn = (row: HTMLElement): Element | null => row.querySelector(':scope > [inert]');

/** Scrolls a row on from its last slide to the first, which comes behind it as in a ring. */
export function comeRound(row: HTMLElement): void {
  if (prefersStillness()) return showSlide(row, 0);
  if (copyIn(row)) return;
  const copy = row.firstElementChild!.cloneNode(true) as HTMLElement;
  copy.inert = true;
  row.append(copy);
  showSlide(row, row.childElementCount - 1);
  void comeToRest(row);
}

/**
 * Waits until a row has stood still for a moment, with a slide in its frame; where
 * that is the first one's copy, it gives way to the first one, unseen.
 */
export async function comeToRest(row: HTMLElement): Promise<void> {
  let before: number;
  do {
    before = scrolled(row);
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_MS);
    });
  } while (scrolled(row) !== before || Math.abs(before - Math.round(before)) > IN_PLACE);
  const copy = copyIn(row);
  if (!copy) return;
  if (slideShown(row) === row.childElementCount - 1) row.scrollTo({ left: 0, behavior: 'instant' });
  copy.remove();
}
