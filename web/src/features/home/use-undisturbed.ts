import { useEffect, useState, type RefObject } from 'react';
import { onFinger } from './on-finger.ts';

/** True where a mouse is on an element; what a finger has touched last is no matter. */
export const isHovered = (element: Element): boolean =>
  matchMedia('(hover: hover)').matches && element.matches(':hover');

/**
 * True while what is in `box` is `playing` and may move by itself: it is in view,
 * no mouse or finger is on it, and nobody has come by keyboard to anything within
 * its parent since it began to play.
 */
export function useUndisturbed(box: RefObject<HTMLElement | null>, playing: boolean): boolean {
  const [undisturbed, setUndisturbed] = useState(false);
  useEffect(() => {
    const pictures = box.current;
    const frame = pictures?.parentElement;
    if (!playing || !pictures || !frame) return;
    let inView = false;
    let focused = false;
    let hovered = isHovered(pictures);
    let held = false;
    const settle = (): void => setUndisturbed(inView && !focused && !hovered && !held);
    const watcher = new IntersectionObserver(([entry]) => {
      inView = entry?.isIntersecting ?? false;
      settle();
    });
    const onFocus = ({ type, target }: FocusEvent): void => {
      focused = type === 'focusin' && (target as Element).matches(':focus-visible');
      settle();
    };
    const onPointer = ({ type, pointerType }: PointerEvent): void => {
      hovered = type === 'pointerenter' && pointerType === 'mouse';
      settle();
    };
    const onDown = (down: boolean): void => {
      held = down;
      settle();
    };
    const over = new AbortController();
    const options = { passive: true, signal: over.signal };
    watcher.observe(frame);
    frame.addEventListener('focusin', onFocus, options);
    frame.addEventListener('focusout', onFocus, options);
    pictures.addEventListener('pointerenter', onPointer, options);
    pictures.addEventListener('pointerleave', onPointer, options);
    onFinger(pictures, onDown, over.signal);
    return () => {
      watcher.disconnect();
      over.abort();
      setUndisturbed(false);
    };
  }, [box, playing]);
  return undisturbed;
}
