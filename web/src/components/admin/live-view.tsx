import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { Live } from '../../firebase/live.ts';
import { adminPartTexts as texts } from '../../i18n/ar/admin.ts';
import type { Operation } from '../../i18n/ar/admin-operations.ts';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';
import { failureText, useFailureReport } from './operation.ts';

/** Reports that something could not be loaded, once for each failure. */
export function useLoadFailureReport(operation: Operation, live: Live<unknown>): void {
  const report = useFailureReport();
  const error = live.state === 'failed' ? live.error : null;
  const onFailure = useEffectEvent((cause: unknown) => report(operation, cause));
  useEffect(() => {
    if (error !== null) onFailure(error);
  }, [error]);
}

type LiveViewProps<Value> = {
  live: Live<Value>;
  /** What is said to have failed. */
  operation: Operation;
  skeleton: ReactNode;
  isEmpty: (value: Value) => boolean;
  empty: ReactNode;
  children: (value: Value) => ReactNode;
};

/** Where something would be that could not be loaded: why, and a way to try again. */
export const LoadFailure = ({
  operation,
  error,
  retry,
}: {
  operation: Operation;
  error: unknown;
  retry: () => void;
}) => (
  <Notice
    message={failureText(operation, error)}
    actions={
      <Button type="button" variant="outlined" onClick={retry}>
        {texts.retry}
      </Button>
    }
  />
);

/** The four states of everything that is loaded: on its way, failed, empty, ready. */
export function LiveView<Value>({
  live,
  operation,
  skeleton,
  isEmpty,
  empty,
  children,
}: LiveViewProps<Value>) {
  useLoadFailureReport(operation, live);
  switch (live.state) {
    case 'loading':
      return skeleton;
    case 'failed':
      return <LoadFailure operation={operation} error={live.error} retry={live.retry} />;
    case 'ready':
      return isEmpty(live.value) ? empty : children(live.value);
  }
}
