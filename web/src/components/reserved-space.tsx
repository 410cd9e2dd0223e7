import { useLayoutEffect, useRef, type ReactNode } from 'react';

type ReservedSpaceProps = {
  children: ReactNode;
  /** For content that is hidden rather than removed. */
  filled?: boolean;
  release: boolean;
};

/** Keeps its height after emptying, to avoid a layout jump, until `release`. */
export function ReservedSpace({
  children,
  filled = Boolean(children),
  release,
}: ReservedSpaceProps) {
  const box = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (filled) {
      element.style.minHeight = '';
      height.current = element.offsetHeight;
    } else {
      if (release) height.current = 0;
      element.style.minHeight = `${height.current}px`;
    }
  });
  return <div ref={box}>{children}</div>;
}
