import { useCallback, useRef, useState } from 'react';
import { isBackendError, refusalOf } from '../../firebase/failure.ts';
import { adminPartTexts } from '../../i18n/ar/admin.ts';
import {
  ADMIN_REFUSALS,
  ERROR_TITLE,
  OPERATIONS,
  refusalWords,
  type AdminRefusal,
  type Operation,
} from '../../i18n/ar/admin-operations.ts';
import { useToast } from '../toasts.tsx';

/** The panel does not do what it was asked, and says why. */
export class RefusedError extends Error {
  readonly code: AdminRefusal;

  constructor(code: AdminRefusal) {
    super(code);
    this.name = 'RefusedError';
    this.code = code;
  }
}

/** What an admin reads of a failure: what failed, and why where that is known. */
export function failureText(operation: Operation, error: unknown): string {
  const { failed, unexpected } = OPERATIONS[operation];
  if (error instanceof RefusedError) return ADMIN_REFUSALS[error.code];
  const refusal = refusalOf(error);
  const what = isBackendError(error) ? failed : unexpected;
  return refusal === null ? what : `${what}. ${refusalWords[refusal]}`;
}

/** The one way to show that something failed: a toast, and a log with the cause. */
export function useFailureReport(): (operation: Operation, error: unknown) => void {
  const toast = useToast();
  return useCallback(
    (operation, error) => {
      // oxlint-disable-next-line no-console -- the specification asks for this log
      console.error(`${operation}:`, error);
      toast({
        title: ERROR_TITLE,
        text: failureText(operation, error),
        variant: 'destructive',
      });
    },
    [toast],
  );
}

/** What is said, and offered, once it is done. */
type Outcome<Value> = {
  /** In place of the operation's own words. */
  readonly done?: (value: Value) => string;
  /** Takes it back. */
  readonly undo?: () => void;
};

export type OperationResult<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false };

/**
 * Runs what an admin asks for. It says that it is done, or that it failed and
 * why, and never throws. `busy` while it runs; two may run at once.
 */
export function useOperation(operation: Operation) {
  const report = useFailureReport();
  const toast = useToast();
  const running = useRef(0);
  const [busy, setBusy] = useState(false);
  const run = useCallback(
    async <Value>(
      work: () => Promise<Value>,
      { done, undo }: Outcome<Value> = {},
    ): Promise<OperationResult<Value>> => {
      running.current++;
      setBusy(true);
      try {
        const value = await work();
        const title = done?.(value) ?? OPERATIONS[operation].done;
        if (title !== null)
          toast({
            title,
            variant: 'plain',
            ...(undo && { undo: { label: adminPartTexts.undo, run: undo } }),
          });
        return { ok: true, value };
      } catch (error) {
        report(operation, error);
        return { ok: false };
      } finally {
        running.current--;
        setBusy(running.current > 0);
      }
    },
    [operation, report, toast],
  );
  return { run, busy };
}
