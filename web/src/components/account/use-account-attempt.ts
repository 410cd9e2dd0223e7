import { useState } from 'react';
import { useToast } from '../toasts.tsx';
import type { AccountFailure } from '../../firebase/account.ts';
import { usePanelTexts, type PanelTexts } from '../../i18n/panel-texts.ts';

type AccountAttempt = Parameters<PanelTexts['forAccountFailure']>[0];

/** Runs one attempt at a time. `failure` explains the last failure, which is also a toast. */
export function useAccountAttempt(attempt: AccountAttempt) {
  const toast = useToast();
  const texts = usePanelTexts();
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<AccountFailure | null>(null);

  async function run(work: () => Promise<AccountFailure | null>): Promise<boolean> {
    setBusy(true);
    setCode(null);
    // An old toast would be mistaken for this attempt's result.
    toast(null);
    const failure = await work();
    setBusy(false);
    setCode(failure);
    if (failure !== null)
      toast({ ...texts.forAccountFailure(attempt, failure), variant: 'destructive' });
    return failure === null;
  }

  return {
    busy,
    failure: code && { code, ...texts.forAccountFailure(attempt, code) },
    run,
    clear: () => setCode(null),
  };
}
