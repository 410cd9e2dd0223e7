import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';

type Point = { readonly x: number; readonly y: number };
type Drag = {
  readonly id: string;
  readonly from: number;
  /** The drop index. */
  readonly to: number;
  /** The centre of each item's slot. */
  readonly centres: readonly Point[];
};

export type DragOrder = {
  readonly drag: Drag | null;
  /** The transform of the item at an index, which makes room for the dragged one. */
  readonly shift: (index: number) => { readonly transform?: string };
  /** Call on `pointerdown` in the list. */
  readonly start: (event: PointerEvent<HTMLElement>, id: string) => void;
};

/** Pixels before a press becomes a drag. */
const THRESHOLD = 5;
/** Distance in pixels from the window's edges within which it scrolls. */
const EDGE = 96;
/** Pixels per frame. */
const FASTEST_SCROLL = 14;
const SETTLE_MS = 180;

const translate = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;
/** In page coordinates, which do not change on scrolling. */
const centreOf = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + scrollX + width / 2, y: top + scrollY + height / 2 };
};
const between = (one: Point, other: Point): Point => ({ x: other.x - one.x, y: other.y - one.y });
const distance = (one: Point, other: Point): number => Math.hypot(other.x - one.x, other.y - one.y);

/** Scrolls near an edge. `end` is the greatest `scrollY` without the dragged item. */
function scrollAt(clientY: number, end: number): void {
  const over = Math.max(clientY - (innerHeight - EDGE), 0) - Math.max(EDGE - clientY, 0);
  const top = Math.min(scrollY + (over / EDGE) * FASTEST_SCROLL, end);
  if (over !== 0) scrollTo({ top, behavior: 'instant' });
}

/**
 * Reorders a list by mouse, pen or touch; Esc cancels. Items are only transformed until the drop; the DOM order stays.
 * Keyboards need buttons as well.
 * @param ids the items' `data-id`s
 */
export function useDragOrder(
  ids: readonly string[],
  onDrop: (id: string, place: number) => void,
): DragOrder {
  const [drag, setDrag] = useState<Drag | null>(null);
  const cancel = useRef<(() => void) | null>(null);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  const key = ids.join();
  const measured = useRef(key);
  useEffect(() => {
    if (key !== measured.current) cancel.current?.();
  }, [key]);
  useEffect(() => () => cancel.current?.(), []);

  function start({ currentTarget, clientX, clientY, pointerId, button }: PointerEvent, id: string) {
    const item = currentTarget.closest<HTMLElement>('[data-id]');
    const items = item?.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-id]');
    if (!item || !items || button !== 0 || cancel.current) return;
    const from = ids.indexOf(id);
    const grabbed = { x: clientX + scrollX, y: clientY + scrollY };
    let client = { x: clientX, y: clientY };
    let to = from;
    let centres: readonly Point[] | null = null;
    let frame = 0;
    const abort = new AbortController();
    const page = (): Point => ({ x: client.x + scrollX, y: client.y + scrollY });

    const scrollEnd = document.documentElement.scrollHeight - innerHeight;

    const follow = (places: readonly Point[]): void => {
      scrollAt(client.y, scrollEnd);
      item.style.transform = translate(between(grabbed, page()));
      const distances = places.map((place) => distance(place, page()));
      const nearest = distances.indexOf(Math.min(...distances));
      if (nearest !== to) {
        to = nearest;
        setDrag({ id, from, to, centres: places });
      }
      frame = requestAnimationFrame(() => follow(places));
    };
    const finish = (isDrop: boolean): void => {
      cancel.current = null;
      abort.abort();
      cancelAnimationFrame(frame);
      if (centres === null) return;
      const before = centreOf(item);
      item.style.transform = '';
      flushSync(() => {
        setDrag(null);
        if (isDrop && to !== from) latest.current(id, to);
      });
      if (!item.isConnected || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      const offset = translate(between(centreOf(item), before));
      item.animate(
        [
          { transform: offset, zIndex: 1 },
          { transform: 'none', zIndex: 1 },
        ],
        {
          duration: SETTLE_MS,
          easing: 'ease-out',
        },
      );
    };

    measured.current = key;
    cancel.current = () => finish(false);
    const on = <Type extends keyof WindowEventMap>(
      type: Type,
      listener: (event: WindowEventMap[Type]) => void,
    ): void => addEventListener(type, listener, { signal: abort.signal });
    currentTarget.setPointerCapture(pointerId);
    on('pointermove', (event) => {
      if (event.pointerId !== pointerId) return;
      client = { x: event.clientX, y: event.clientY };
      if (centres !== null || distance(grabbed, page()) < THRESHOLD) return;
      centres = [...items].map(centreOf);
      setDrag({ id, from, to, centres });
      follow(centres);
    });
    on('pointerup', (event) => event.pointerId === pointerId && finish(true));
    on('pointercancel', (event) => event.pointerId === pointerId && finish(false));
    on('keydown', (event) => event.key === 'Escape' && finish(false));
  }

  function shift(index: number): { transform?: string } {
    if (drag === null || index === drag.from) return {};
    const { from, to, centres } = drag;
    const rank = index > from ? index - 1 : index;
    const place = rank >= to ? rank + 1 : rank;
    const [own, other] = [centres[index], centres[place]];
    return own && other && place !== index ? { transform: translate(between(own, other)) } : {};
  }

  return { drag, shift, start };
}
