const IDLE_TIMEOUT_MS = 1_500;

const loaded = (): Promise<void> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => {
        addEventListener('load', () => resolve(), { once: true });
      });

/** The first frame has been painted when the second begins. A window that nobody sees gets none, or none any more. */
export const painted = (): Promise<void> =>
  document.hidden
    ? Promise.resolve()
    : new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        setTimeout(resolve, IDLE_TIMEOUT_MS);
      });

/** Waits until the page is there and seen, and the browser has nothing better to do. */
export async function whenIdle(): Promise<void> {
  await loaded();
  await painted();
  await new Promise<void>((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, 200);
  });
}
