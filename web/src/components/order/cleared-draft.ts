import { useEffect, useEffectEvent } from 'react';
import { FORM_KEY, orderDraft } from './order-draft.ts';
import { useRestoredPage } from './restored-page.ts';

/**
 * Hears that the draft was cleared while this page kept it, since its order is paid: in another
 * tab, or before the browser restored this page as it was left.
 */
export function useClearedDraft(onCleared: () => void): void {
  const cleared = useEffectEvent(onCleared);
  useRestoredPage(() => {
    if (orderDraft.readForm() === null) onCleared();
  });
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent): void => {
      if (key === FORM_KEY && newValue === null) cleared();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);
}
