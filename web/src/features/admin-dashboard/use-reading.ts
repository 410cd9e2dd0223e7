import { useEffect, useEffectEvent, useState } from 'react';
import type { Live } from '../../firebase/live.ts';

/**
 * Reads something once for each `key`. What was read stays until the next answer
 * is there; an answer to a key that is no longer asked for is dropped.
 */
export function useReading<Value>(key: string, read: (key: string) => Promise<Value>): Live<Value> {
  const [answer, setAnswer] = useState<{ attempt: number; live: Live<Value> } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const start = useEffectEvent(read);
  useEffect(() => {
    let wanted = true;
    const retry = (): void => setAttempt(attempt + 1);
    const answered = (live: Live<Value>): void => {
      if (wanted) setAnswer({ attempt, live });
    };
    start(key).then(
      (value) => answered({ state: 'ready', value }),
      (error: unknown) => answered({ state: 'failed', error, retry }),
    );
    return () => {
      wanted = false;
    };
  }, [key, attempt]);
  return answer?.attempt === attempt ? answer.live : { state: 'loading' };
}
