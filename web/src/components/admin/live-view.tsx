import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { Live } from '../../firebase/live.ts';
import { Announcer } from '../announcer.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { failureText, useFailureReport, type Operation } from './operation.ts';

/** Reports a failed load, once per failure. */
export function useLoadFailureReport(operation: Operation, live: Live<unknown>): void {
  const report = useFailureReport();
  const error = live.state === 'failed' ? live.error : null;
  const onFailure = useEffectEvent((cause: unknown) => report(operation, cause));
  useEffect(() => {
    if (error !== null) onFailure(error);
  }, [error]);
}

type LoadFailureProps = { operation: Operation; error: unknown; retry: () => void };

/** Replaces what failed to load: the reason and a retry. */
function LoadFailure({ operation, error, retry }: LoadFailureProps) {
  const texts = usePanelTexts();
  return (
    <Alert severity="error">
      <AlertTitle>{failureText(texts, operation, error)}</AlertTitle>
      <Button variant="outlined" onClick={retry} sx={{ marginBlockStart: 1 }}>
        {texts.parts.retry}
      </Button>
    </Alert>
  );
}

type LiveViewProps<Value> = {
  live: Live<Value>;
  /** Named in the failure. */
  operation: Operation;
  /** Placeholder while loading; LiveView announces the loading. */
  skeleton?: ReactNode;
  /** Default: no value is empty. */
  isEmpty?: (value: Value) => boolean;
  empty?: ReactNode;
  children: (value: Value) => ReactNode;
};

/** The four states of loaded data: loading, failed, empty, ready. */
export function LiveView<Value>({
  live,
  operation,
  skeleton = null,
  isEmpty,
  empty = null,
  children,
}: LiveViewProps<Value>) {
  const texts = usePanelTexts().parts;
  useLoadFailureReport(operation, live);
  switch (live.state) {
    case 'loading':
      return (
        <>
          <Announcer>{texts.loading}</Announcer>
          {skeleton}
        </>
      );
    case 'failed':
      return <LoadFailure operation={operation} error={live.error} retry={live.retry} />;
    case 'ready':
      return isEmpty?.(live.value) === true ? empty : children(live.value);
  }
}
