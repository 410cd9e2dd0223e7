import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import type { CarouselEngine } from './carousel-engine.ts';
import { onFinger } from './on-finger.ts';
import {
  comeToRest,
  DELAY_MS,
  giveWay,
  isInPlace,
  REST_MS,
  showSlide,
  slideShown,
} from './slide-row.ts';
import { onReducedMotionChange, prefersReducedMotion } from './reduced-motion.ts';
import { isHovered, useUndisturbed } from './use-undisturbed.ts';

export type CarouselModel = {
  /** Of the picture that is shown. */
  readonly index: number;
  readonly playing: boolean;
  show: (index: number) => void;
  step: (by: number) => void;
  togglePlaying: () => void;
};

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
  /** How often the row was told where to scroll, and to which picture, until it is there or a finger comes. */
  const told = useRef(0);
  const wanted = useRef<number | null>(null);
  /** Gives the picture that is shown, or was just chosen, its whole time. */
  const startOver = useRef(() => {});
  const [index, setIndex] = useState(0);
  const still = useSyncExternalStore(onReducedMotionChange, prefersReducedMotion, () => false);
  /** What the shopper has chosen; until then it goes on unless motion is unwanted. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const playing = chosen ?? !still;
  const goesOn = useUndisturbed(box, playing && count > 1);
  const [engaged, setEngaged] = useState(false);

  // Before the script: where the row is scrolled to, and was before the page came to life.
  useEffect(() => {
    const list = rowIn(box);
    if (!list || engaged) return;
    let rest: ReturnType<typeof setTimeout>;
    const onRest = (before: number): void => {
      if (before !== told.current || !isInPlace(list)) return;
      wanted.current = null;
      giveWay(list, count);
    };
    const onScroll = (): void => {
      if (engine.current) return;
      setIndex(slideShown(list) % count);
      clearTimeout(rest);
      rest = setTimeout(onRest, REST_MS, told.current);
    };
    onScroll();
    list.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(rest);
      list.removeEventListener('scroll', onScroll);
    };
  }, [box, count, engaged]);

  // In hand: a mouse is on them, a key or a button has brought the focus, or a finger swipes.
  useEffect(() => {
    const list = rowIn(box);
    const frame = box.current?.parentElement;
    if (count < 2 || engaged || !list || !frame) return;
    let begun = false;
    const finger = { down: false };
    const over = new AbortController();
    const takeOver = async (): Promise<void> => {
      const { startCarousel } = await import('./carousel-engine.ts');
      let before: number;
      do {
        before = told.current;
        await comeToRest(list);
      } while (finger.down || before !== told.current);
      if (over.signal.aborted || !box.current) return;
      giveWay(list, count);
      const from = slideShown(list);
      const to = wanted.current ?? from;
      engine.current = startCarousel(box.current, {
        from,
        delay: DELAY_MS,
        speed: prefersReducedMotion() ? 0 : 600,
        onIndex: setIndex,
      });
      if (to !== from) engine.current.show(to); // A busy browser has not begun to scroll there.
      setEngaged(true);
    };
    const engage = (): void => {
      if (begun) return;
      begun = true;
      // Without its script the row still scrolls, and the next sign asks again.
      takeOver().catch(() => {
        begun = false;
      });
    };
    const onPointer = ({ pointerType }: PointerEvent): void => {
      if (pointerType !== 'touch') engage();
    };
    const onScroll = (): void => {
      if (finger.down) engage();
    };
    const options = { passive: true, signal: over.signal };
    frame.addEventListener('pointerenter', onPointer, options);
    frame.addEventListener('pointerdown', onPointer, options);
    frame.addEventListener('focusin', engage, options);
    const onDown = (down: boolean): void => {
      finger.down = down;
      wanted.current = null;
    };
    onFinger(list, onDown, over.signal);
    list.addEventListener('scroll', onScroll, options);
    if (isHovered(frame)) engage();
    return () => over.abort();
  }, [box, count, engaged]);
  useEffect(
    () => () => {
      engine.current?.destroy();
      engine.current = null;
      setEngaged(false);
    },
    [],
  );

  useEffect(() => {
    const list = rowIn(box);
    if (!list || engaged || !goesOn) return;
    const goOn = (): void => {
      if (document.hidden || engine.current) return;
      told.current += 1;
      wanted.current = (index + 1) % count;
      showSlide(list, index + 1, count);
    };
    let timer = setInterval(goOn, DELAY_MS);
    startOver.current = () => {
      clearInterval(timer);
      timer = setInterval(goOn, DELAY_MS);
    };
    return () => {
      clearInterval(timer);
      startOver.current = () => {};
    };
  }, [box, count, engaged, goesOn, index]);
  useEffect(() => {
    if (!engaged || !goesOn) return;
    engine.current?.play();
    return () => engine.current?.pause();
  }, [engaged, goesOn]);

  function show(target: number): void {
    const list = rowIn(box);
    told.current += 1;
    wanted.current = target % count;
    startOver.current();
    if (engine.current) engine.current.show(target);
    else if (list) showSlide(list, target, count);
  }

  return {
    index,
    playing,
    show,
    step(by) {
      if (engine.current) engine.current.step(by);
      else show(index + by < 0 ? count - 1 : index + by);
    },
    togglePlaying: () => setChosen(!playing),
  };
}
