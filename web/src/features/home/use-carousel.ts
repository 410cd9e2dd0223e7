import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { pause } from '../../boot/pause.ts';
import { whenIdle } from '../../boot/when-idle.ts';
import type { CarouselEngine } from './carousel-engine.ts';

export type CarouselModel = {
  /** Of the picture that is shown. */
  readonly index: number;
  readonly playing: boolean;
  show: (index: number) => void;
  step: (by: number) => void;
  togglePlaying: () => void;
};

const stillness = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');
const prefersStillness = (): boolean => stillness().matches;

function onStillness(listener: () => void): () => void {
  const query = stillness();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * Moves the row of pictures inside `box`, always as many. It scrolls by itself from the start;
 * once the page is idle the carousel's script takes it over, and goes on by
 * itself: unless the shopper has paused it or wants no motion, while it is in
 * view, and nothing in it has the focus.
 */
export function useCarousel(box: RefObject<HTMLDivElement | null>, count: number): CarouselModel {
  const engine = useRef<CarouselEngine | null>(null);
  const [index, setIndex] = useState(0);
  const still = useSyncExternalStore(onStillness, prefersStillness, () => false);
  /** What the shopper has chosen; until then it goes on unless motion is unwanted. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const playing = chosen ?? !still;
  const [engaged, setEngaged] = useState(false);
  const row = (): HTMLElement | null => box.current?.querySelector('ul') ?? null;

  // Before the script: where the row is scrolled to, and was before the page came to life.
  useEffect(() => {
    const list = box.current?.querySelector('ul');
    if (!list || engaged) return;
    const onScroll = (): void =>
      setIndex(Math.round(Math.abs(list.scrollLeft) / Math.max(1, list.clientWidth)));
    onScroll();
    list.addEventListener('scroll', onScroll, { passive: true });
    return () => list.removeEventListener('scroll', onScroll);
  }, [box, engaged]);

  const current = useEffectEvent(() => index);
  useEffect(() => {
    if (count < 2 || !playing || engaged) return;
    let left = false;
    const engage = async (): Promise<void> => {
      await whenIdle();
      const { startCarousel } = await import('./carousel-engine.ts');
      // It has just been read: a finger that came meanwhile is answered first.
      await pause();
      if (left || !box.current) return;
      engine.current = startCarousel(box.current, {
        from: current(),
        speed: prefersStillness() ? 0 : 600,
        onIndex: setIndex,
      });
      setEngaged(true);
    };
    // Without its script the row still scrolls.
    engage().catch(() => {});
    return () => {
      left = true;
    };
  }, [box, count, playing, engaged]);
  useEffect(
    () => () => {
      engine.current?.destroy();
      engine.current = null;
      setEngaged(false);
    },
    [],
  );

  useEffect(() => {
    const frame = box.current?.parentElement;
    if (!engaged || !playing || !frame) return;
    let inView = false;
    // Whoever has just asked for it has the focus in here, and is heard.
    let focused = false;
    const settle = (): void => {
      if (inView && !focused) engine.current?.play();
      else engine.current?.pause();
    };
    const watcher = new IntersectionObserver(([entry]) => {
      inView = entry?.isIntersecting ?? false;
      settle();
    });
    const onFocus = (event: FocusEvent): void => {
      focused = event.type === 'focusin' && (event.target as Element).matches(':focus-visible');
      settle();
    };
    watcher.observe(frame);
    frame.addEventListener('focusin', onFocus);
    frame.addEventListener('focusout', onFocus);
    return () => {
      watcher.disconnect();
      frame.removeEventListener('focusin', onFocus);
      frame.removeEventListener('focusout', onFocus);
      engine.current?.pause();
    };
  }, [box, engaged, playing]);

  function show(next: number): void {
    const target = (next + count) % count;
    if (engine.current) {
      engine.current.show(target);
      return;
    }
    const list = row();
    list?.scrollTo({
      left: -target * list.clientWidth,
      behavior: prefersStillness() ? 'auto' : 'smooth',
    });
  }

  return {
    index,
    playing,
    show,
    step(by) {
      if (engine.current) engine.current.step(by);
      else show(index + by);
    },
    togglePlaying: () => setChosen(!playing),
  };
}
