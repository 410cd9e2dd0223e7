import { useEffect, useRef, useState, type RefObject } from 'react';
import type { CarouselEngine } from './carousel-engine.ts';
import { comeToRest, showSlide, slideShown } from './slide-row.ts';
import { prefersStillness, useStillness } from './stillness.ts';
import { useUndisturbed } from './use-undisturbed.ts';

export type CarouselModel = {
  /** Of the picture that is shown. */
  readonly index: number;
  readonly playing: boolean;
  show: (index: number) => void;
  step: (by: number) => void;
  togglePlaying: () => void;
};

/** How long a picture stays (specification, section 9). */
const DELAY_MS = 4000;
/** What says that somebody takes the pictures in hand. */
const SIGNS = ['pointermove', 'pointerdown', 'focusin'] as const;

const rowIn = (box: RefObject<HTMLDivElement | null>): HTMLElement | null =>
  box.current?.querySelector('ul') ?? null;

/**
 * Moves the row of pictures inside `box`, always as many. It goes on by itself,
 * unless the shopper has paused it or wants no motion, and while nothing disturbs
 * it. The browser's own scrolling does that until somebody takes the pictures in
 * hand; then the carousel's script is fetched and takes over.
 */
export function useCarousel(box: RefObject<HTMLDivElement | null>, count: number): CarouselModel {
  const engine = useRef<CarouselEngine | null>(null);
  /** How often the row was told where to scroll. */
  const told = useRef(0);
  const [index, setIndex] = useState(0);
  const still = useStillness();
  const undisturbed = useUndisturbed(box);
  /** What the shopper has chosen; until then it goes on unless motion is unwanted. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const playing = chosen ?? !still;
  const [engaged, setEngaged] = useState(false);

  // Before the script: where the row is scrolled to, and was before the page came to life.
  useEffect(() => {
    const list = rowIn(box);
    if (!list || engaged) return;
    const onScroll = (): void => {
      if (!engine.current) setIndex(slideShown(list));
    };
    onScroll();
    list.addEventListener('scroll', onScroll, { passive: true });
    return () => list.removeEventListener('scroll', onScroll);
  }, [box, engaged]);

  useEffect(() => {
    const list = rowIn(box);
    const frame = box.current?.parentElement;
    if (count < 2 || engaged || !list || !frame) return;
    let left = false;
    let begun = false;
    const engage = async (): Promise<void> => {
      const { startCarousel } = await import('./carousel-engine.ts');
      for (let before = NaN; before !== told.current;) {
        before = told.current;
        await comeToRest(list);
      }
      if (left || !box.current) return;
      engine.current = startCarousel(box.current, {
        from: slideShown(list),
        delay: DELAY_MS,
        speed: prefersStillness() ? 0 : 600,
        onIndex: setIndex,
      });
      setEngaged(true);
    };
    const onSign = (): void => {
      if (begun) return;
      begun = true;
      // Without its script the row still scrolls, and the next touch asks again.
      engage().catch(() => {
        begun = false;
      });
    };
    for (const sign of SIGNS) frame.addEventListener(sign, onSign, { passive: true });
    return () => {
      left = true;
      for (const sign of SIGNS) frame.removeEventListener(sign, onSign);
    };
  }, [box, count, engaged]);
  useEffect(
    () => () => {
      engine.current?.destroy();
      engine.current = null;
      setEngaged(false);
    },
    [],
  );

  const goesOn = playing && undisturbed && count > 1;
  useEffect(() => {
    const list = rowIn(box);
    if (!list || engaged || !goesOn) return;
    const timer = setInterval(() => {
      if (!document.hidden) showSlide(list, index + 1);
    }, DELAY_MS);
    return () => clearInterval(timer);
  }, [box, engaged, goesOn, index]);
  useEffect(() => {
    if (!engaged || !goesOn) return;
    engine.current?.play();
    return () => engine.current?.pause();
  }, [engaged, goesOn]);

  function show(next: number): void {
    const list = rowIn(box);
    told.current += 1;
    if (engine.current) engine.current.show(next);
    else if (list) showSlide(list, next);
  }

  function step(by: number): void {
    if (engine.current) engine.current.step(by);
    else show(index + by < 0 ? count - 1 : index + by);
  }

  return { index, playing, show, step, togglePlaying: () => setChosen(!playing) };
}
