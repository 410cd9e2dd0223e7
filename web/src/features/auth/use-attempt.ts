import { useState } from 'react';
import { useToast } from '../../components/toasts.tsx';
import type { AccountFailure } from '../../firebase/account.ts';
import { wordsForAccountFailure, type AccountAttempt } from '../../i18n/ar/auth.ts';

/** Tries something at the backend, one at a time: `failure` is what became of the last one that failed. */
export function useAttempt(attempt: AccountAttempt) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AccountFailure | null>(null);

  async function run(work: () => Promise<AccountFailure | null>): Promise<boolean> {
    setBusy(true);
    setFailure(null);
    // What was said of the last attempt would be read as said of this one.
    toast(null);
    const failed = await work();
    setBusy(false);
    setFailure(failed);
    if (failed !== null)
      toast({ ...wordsForAccountFailure(attempt, failed), variant: 'destructive' });
    return failed === null;
  }

  return { busy, failure, run, clear: () => setFailure(null) };
}
