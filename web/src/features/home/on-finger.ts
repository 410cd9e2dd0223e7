/** Says at each change whether a finger is on an element, until `signal`. */
export function onFinger(
  element: HTMLElement,
  listener: (down: boolean) => void,
  signal: AbortSignal,
): void {
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
    element.addEventListener(type, ({ touches }) => listener(touches.length > 0), {
      passive: true,
      signal,
    });
}
