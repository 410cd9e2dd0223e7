import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createBrowserStorage } from '../browser/storage.ts';

/** If the page is still visible after this long, the navigation was stopped or failed. */
const STAYED_MS = 12_000;

const tab = createBrowserStorage(() => sessionStorage);
const LEFT_TO_PAY = 'ghar-left-to-pay';
/** True iff this tab was sent to a payment page, so its visitor may have paid. */
export const hasLeftToPay = (): boolean => tab.getItem(LEFT_TO_PAY) !== null;

/** Called when the page is restored from the back/forward cache, as after the payment page. */
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

/** The redirect to the payment page: busy from the click until the redirect fails or the shopper comes back. */
export function usePaymentRedirect() {
  const [busy, setBusy] = useState(false);
  /** Blocks a second click before the next render. */
  const guard = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function release(): void {
    clearTimeout(timer.current);
    guard.current = false;
    setBusy(false);
  }
  function releaseIfStayed(): void {
    if (document.visibilityState === 'visible') release();
    else awaitGone();
  }
  function awaitGone(): void {
    timer.current = setTimeout(releaseIfStayed, STAYED_MS);
  }

  useRestoredPage(release);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    busy,
    /** @returns false if one is already running. */
    begin(): boolean {
      if (guard.current) return false;
      guard.current = true;
      setBusy(true);
      return true;
    },
    release,
    leaveFor(url: string): void {
      tab.setItem(LEFT_TO_PAY, '1');
      location.assign(url);
      awaitGone();
    },
  };
}
