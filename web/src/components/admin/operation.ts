import { useCallback, useRef, useState } from 'react';
import { isAdminErrorCode, isShopperErrorCode } from '@ghar/domain/error-code';
import { CallError } from '../../firebase/call-error.ts';
import type { CallFailure } from '../../firebase/callable-protocol.ts';
import { isBackendError, refusalOf } from '../../firebase/failure.ts';
import { usePanelTexts, type PanelTexts } from '../../i18n/panel-texts.ts';
import { useToast } from '../toasts.tsx';
import type { Text } from './text-editor.ts';

/** A staff action that can fail. */
export type Operation = keyof PanelTexts['operations'];
/** Reasons for which the panel refuses an operation. */
type AdminRefusal = keyof PanelTexts['adminRefusals'];

/** Thrown when the panel refuses an operation. */
export class RefusedError extends Error {
  readonly code: AdminRefusal;
  /** The other user whose change caused it, if known. */
  readonly by: string | null;

  constructor(code: AdminRefusal, by: string | null = null) {
    super(code);
    this.name = 'RefusedError';
    this.code = code;
    this.by = by;
  }
}

/** Refuses to overwrite a text that another user has stored since. */
export class OvertakenError extends RefusedError {
  readonly theirs: Text;

  constructor(code: AdminRefusal, theirs: Text, by: string | null = null) {
    super(code, by);
    this.theirs = theirs;
  }
}

/** The text of a failure, with its reason if known. */
export function failureText(texts: PanelTexts, operation: Operation, error: unknown): string {
  const { failed, unexpected } = texts.operations[operation];
  if (error instanceof RefusedError) {
    const words = texts.adminRefusals[error.code];
    return typeof words === 'string' ? words : words(error.by);
  }
  if (error instanceof CallError) return callFailureText(texts, operation, error.failure);
  const refusal = refusalOf(error);
  const what = isBackendError(error) ? failed : unexpected;
  return refusal === null ? what : `${what}. ${texts.refusalWords[refusal]}`;
}

function callFailureText(texts: PanelTexts, operation: Operation, failure: CallFailure): string {
  const { failed } = texts.operations[operation];
  if (failure.kind === 'network' || failure.kind === 'timeout')
    return `${failed}. ${texts.refusalWords.offline}`;
  if (failure.kind !== 'refused') return failed;
  const { code, ...facts } = failure.details;
  if (isAdminErrorCode(code)) return `${failed}. ${texts.callRefusals[code](facts)}`;
  const words = isShopperErrorCode(code) ? texts.sharedRefusals[code] : undefined;
  return words ? `${failed}. ${words(facts)}` : failed;
}

/** Reports a failure as a toast, with the cause in the console. Returns the toast's text. */
export function useFailureReport(): (operation: Operation, error: unknown) => string {
  const toast = useToast();
  const texts = usePanelTexts();
  return useCallback(
    (operation, error) => {
      // oxlint-disable-next-line no-console -- the specification asks for this log
      console.error(`${operation}:`, error);
      const text = failureText(texts, operation, error);
      toast({ title: texts.errorTitle, text, variant: 'destructive' });
      return text;
    },
    [texts, toast],
  );
}

type Outcome<Value> = {
  /** Overrides the success message; null for none. */
  readonly done?: (value: Value) => string | null;
  /** The operation's object, below the message. */
  readonly what?: string;
  /** Undo offered in the toast. */
  readonly undo?: () => void;
};

export type OperationResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: unknown };

/**
 * Runs an operation and reports its result; never throws. Several may run at once; `busy` while any does. `failure` is
 * the last failure's text until the next start.
 */
export function useOperation(operation: Operation) {
  const report = useFailureReport();
  const toast = useToast();
  const texts = usePanelTexts();
  const running = useRef(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = useCallback(
    async <Value>(
      work: () => Promise<Value>,
      { done, what, undo }: Outcome<Value> = {},
    ): Promise<OperationResult<Value>> => {
      running.current++;
      setBusy(true);
      setFailure(null);
      try {
        const value = await work();
        const title = done ? done(value) : texts.operations[operation].done;
        if (title !== null)
          toast({
            title,
            variant: 'plain',
            ...(what !== undefined && { text: what }),
            ...(undo && { undo: { label: texts.parts.undo, run: undo } }),
          });
        return { ok: true, value };
      } catch (error) {
        setFailure(report(operation, error));
        return { ok: false, error };
      } finally {
        running.current--;
        setBusy(running.current > 0);
      }
    },
    [operation, report, texts, toast],
  );
  return { run, busy, failure };
}
