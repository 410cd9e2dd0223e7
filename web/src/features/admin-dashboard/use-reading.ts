import { useEffect, useEffectEvent, useState } from 'react';
import type { Live } from '../../firebase/live.ts';

type Answer<Value> =
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed'; readonly error: unknown };

/**
 * Reads something once for each `key`. What was read stays until the next answer
 * is there; an answer to a key that is no longer asked for is dropped. `retry` is
 * to change the key.
 */
export function useReading<Value>(
  key: string,
  read: (key: string) => Promise<Value>,
  retry: () => void,
): Live<Value> {
  const [last, setLast] = useState<{ key: string; answer: Answer<Value> } | null>(null);
  const start = useEffectEvent(read);
  useEffect(() => {
    let wanted = true;
    const answered = (answer: Answer<Value>): void => {
      if (wanted) setLast({ key, answer });
    };
    start(key).then(
      (value) => answered({ state: 'ready', value }),
      (error: unknown) => answered({ state: 'failed', error }),
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  if (last?.answer.state === 'ready') return last.answer;
  return last?.key === key ? { ...last.answer, retry } : { state: 'loading' };
}
