import { useEffect, useState, type RefObject } from 'react';

/**
 * True while what is in `box` may move by itself: it is in view, no mouse is on
 * it, and nobody is within its parent by keyboard. Whoever has pressed a button
 * there has the focus too, and does not hinder it.
 */
export function useUndisturbed(box: RefObject<HTMLElement | null>): boolean {
  const [undisturbed, setUndisturbed] = useState(false);
  useEffect(() => {
    const pictures = box.current;
    const frame = pictures?.parentElement;
    if (!pictures || !frame) return;
    let inView = false;
    let focused = false;
    let hovered = matchMedia('(hover: hover)').matches && pictures.matches(':hover');
    const settle = (): void => setUndisturbed(inView && !focused && !hovered);
    const left = new AbortController();
    const { signal } = left;
    const watcher = new IntersectionObserver(([entry]) => {
      inView = entry?.isIntersecting ?? false;
      settle();
    });
    watcher.observe(frame);
    const onFocus = ({ type, target }: FocusEvent): void => {
      focused = type === 'focusin' && (target as Element).matches(':focus-visible');
      settle();
    };
    frame.addEventListener('focusin', onFocus, { signal });
    frame.addEventListener('focusout', onFocus, { signal });
    const onPointer = ({ type, pointerType }: PointerEvent): void => {
      hovered = type === 'pointerenter' && pointerType === 'mouse';
      settle();
    };
    pictures.addEventListener('pointerenter', onPointer, { signal });
    pictures.addEventListener('pointerleave', onPointer, { signal });
    return () => {
      watcher.disconnect();
      left.abort();
    };
  }, [box]);
  return undisturbed;
}
