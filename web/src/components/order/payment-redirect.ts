import { useEffect, useRef, useState } from 'react';
import { useRestoredPage } from './restored-page.ts';

/** A page that is still looked at after this long has not gone: the shopper stopped it, or no page came. */
const STAYED_MS = 12_000;

/**
 * Busy from a click until the page has gone to where the click leads; no longer
 * where it stays, or is stepped back to.
 */
export function usePaymentRedirect() {
  const [busy, setBusy] = useState(false);
  /** A second click comes before the button is drawn busy. */
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
    /** False where something is under way already. */
    begin(): boolean {
      if (guard.current) return false;
      guard.current = true;
      setBusy(true);
      return true;
    },
    release,
    leaveFor(url: string): void {
      location.assign(url);
      awaitGone();
    },
  };
}
