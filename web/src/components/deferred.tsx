import {
  Suspense,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { EarlyPresses } from '../boot/early-presses.ts';

/** How far below the window's edge a part begins to load. */
const NEAR = '0px 0px 1200px 0px';
/** When code that could not be had is asked for again. */
const AGAIN = ['online', 'pointerdown', 'keydown', 'scrollend'] as const;

/**
 * A part far down a page, whose code is loaded when it comes near. In a page of
 * the server's it is there from the start and comes to life then; what was
 * pressed in it before is pressed again, and what is typed in it before is told
 * to `onEarlyInput`. Code that cannot be had is asked for again at the next touch:
 * what the server has drawn stays, and what is typed in it.
 */
export function createDeferred<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | null = null;
  let loading = false;
  let settle = (): void => {};
  const loaded = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const preload = async (): Promise<void> => {
    Part ??= await load();
  };
  async function begin(): Promise<void> {
    if (loading) return;
    loading = true;
    try {
      await preload();
      settle();
    } catch (error) {
      // oxlint-disable-next-line no-console -- the part looks alive: nobody else would notice
      console.error('A part of the page could not be loaded:', error);
      loading = false;
    }
  }

  function Drawn({ onAlive, ...props }: { onAlive: () => void }) {
    if (Part === null) use(loaded);
    useLayoutEffect(onAlive, [onAlive]);
    return Part === null ? null : <Part {...(props as unknown as Props)} />;
  }

  type DeferredProps = Props & { fallback: ReactNode; onEarlyInput: () => void };
  function Deferred({ fallback, onEarlyInput, ...props }: DeferredProps) {
    const box = useRef<HTMLDivElement>(null);
    const onAlive = useEarlyTouch(box, onEarlyInput);
    useEffect(() => {
      const element = box.current;
      if (!element) return;
      let near = false;
      const beginIfNear = (): void => {
        if (near && Part === null) void begin();
      };
      const watcher = new IntersectionObserver(
        ([entry]) => {
          near = entry?.isIntersecting ?? false;
          beginIfNear();
        },
        { rootMargin: NEAR },
      );
      watcher.observe(element);
      for (const sign of AGAIN) addEventListener(sign, beginIfNear, { passive: true });
      return () => {
        watcher.disconnect();
        for (const sign of AGAIN) removeEventListener(sign, beginIfNear);
      };
    }, []);
    return (
      <div ref={box}>
        <Suspense fallback={fallback}>
          <Drawn {...props} onAlive={onAlive} />
        </Suspense>
      </div>
    );
  }

  return {
    Deferred,
    /** Loads it wherever it is: what is drawn of it is no longer right. */
    begin,
    /** For the server, which draws all of a page at once. */
    preload,
  };
}

/** Remembers what is pressed in the box, and tells what is typed, until the answered function presses it again. */
function useEarlyTouch(
  box: RefObject<HTMLDivElement | null>,
  onEarlyInput: () => void,
): () => void {
  const [presses] = useState(() => new EarlyPresses());
  const alive = useRef(false);
  useLayoutEffect(() => {
    const isEarly = ({ target }: Event): boolean =>
      !alive.current && (box.current?.contains(target as Node) ?? false);
    const onClick = (event: Event): void => {
      if (isEarly(event)) presses.remember(event);
    };
    const onInput = (event: Event): void => {
      if (isEarly(event)) onEarlyInput();
    };
    if (!alive.current) onEarlyInput();
    // Before React, which stops what is meant for a part that is not alive.
    document.addEventListener('click', onClick, true);
    document.addEventListener('input', onInput, true);
    return () => {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('input', onInput, true);
    };
  }, [box, onEarlyInput, presses]);
  return useCallback(() => {
    alive.current = true;
    void presses.repeat();
  }, [presses]);
}
