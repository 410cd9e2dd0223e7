import { Suspense, use, useEffect, useRef, type ComponentType, type ReactNode } from 'react';

/** How far below the window's edge a part begins to load. */
const NEAR = '0px 0px 1200px 0px';

/**
 * A part far down a page, whose code is loaded when it comes near. In a page of
 * the server's it is there from the start and comes to life then.
 */
export function createDeferred<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | null = null;
  let begin = (): void => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const preload = async (): Promise<void> => {
    Part ??= await load();
  };
  const loaded = begun.then(preload);
  // What failed is thrown where the part is drawn.
  loaded.catch(() => {});

  function Drawn(props: Props) {
    if (Part === null) use(loaded);
    return Part === null ? null : <Part {...props} />;
  }

  function Deferred({ fallback, ...props }: Props & { fallback: ReactNode }) {
    const box = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (!box.current) return;
      const watcher = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) begin();
        },
        { rootMargin: NEAR },
      );
      watcher.observe(box.current);
      return () => watcher.disconnect();
    }, []);
    return (
      <div ref={box}>
        <Suspense fallback={fallback}>
          <Drawn {...(props as unknown as Props)} />
        </Suspense>
      </div>
    );
  }

  return { Deferred, /** For the server, which draws all of a page at once. */ preload };
}
