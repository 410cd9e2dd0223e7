import { whenIdle } from '../browser/when-idle.ts';
import { createPriceStore } from './price-store.ts';

/** The window's live price. Opens the database once the browser is idle. */
export const livePrice = createPriceStore(async () => {
  await whenIdle();
  const { openPriceSource } = await import('./store-database.ts');
  return openPriceSource();
});

if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void livePrice.refetch();
  });
