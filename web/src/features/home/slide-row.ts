import { prefersReducedMotion } from './reduced-motion.ts';

/** How long a picture stays (specification, section 9). */
export const DELAY_MS = 4000;
/** What has not moved for this long stands still. */
export const REST_MS = 100;
/** In widths of the row: the browser scrolls to whole pixels. */
const IN_PLACE = 0.02;

/** How far a row has been scrolled, in its own widths. It begins at the right, where reading does. */
const scrolled = (row: HTMLElement): number =>
  Math.abs(row.scrollLeft) / Math.max(1, row.clientWidth);

/** Which slide is in the frame of a row that scrolls from one to the next, from 0. */
export const slideShown = (row: HTMLElement): number => Math.round(scrolled(row));

/** The copy of the first slide that stands behind the last while the row goes on to it. */
const copyIn = (row: HTMLElement): Element | null => row.querySelector(':scope > [inert]');

/** The first slide takes the place of its copy, unseen where that is shown. */
export function giveWay(row: HTMLElement, count: number): void {
  const copy = copyIn(row);
  if (!copy) return;
  if (slideShown(row) === count) row.scrollTo({ left: 0, behavior: 'instant' });
  copy.remove();
}

function standBehind(row: HTMLElement): void {
  const copy = row.firstElementChild!.cloneNode(true) as HTMLElement;
  copy.inert = true;
  row.append(copy);
}

/**
 * Scrolls a row of so many slides to one of them, or on to the one behind the
 * last, which is the first again, as in a ring. Its copy stands there until the
 * row has come to rest and {@link giveWay} is called.
 */
export function showSlide(row: HTMLElement, slide: number, count: number): void {
  const still = prefersReducedMotion();
  if (slideShown(row) === count) giveWay(row, count);
  const copied = copyIn(row) !== null;
  const on = slide === count || (slide === 0 && copied);
  if (on && !still && !copied) standBehind(row);
  row.scrollTo({
    left: -(on && !still ? count : slide % count) * row.clientWidth,
    behavior: still ? 'instant' : 'smooth',
  });
}

/** True where a row has a slide in its frame, and no part of another. */
export const isInPlace = (row: HTMLElement): boolean =>
  Math.abs(scrolled(row) - slideShown(row)) <= IN_PLACE;

/** Waits until a row has stood still for a moment, with a slide in its frame. */
export async function comeToRest(row: HTMLElement): Promise<void> {
  let before: number;
  do {
    before = scrolled(row);
    await new Promise((resolve) => {
      setTimeout(resolve, REST_MS);
    });
  } while (scrolled(row) !== before || !isInPlace(row));
}
