import { useEffect, useEffectEvent } from 'react';

/**
 * Hears that the browser has restored this page just as it was left, which it
 * does for whoever steps back from a payment page.
 */
export function useRestoredPage(onRestored: () => void): void {
  const restored = useEffectEvent(onRestored);
  useEffect(() => {
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) restored();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
}
