import { useEffect, useEffectEvent, useState } from 'react';
import type { Live } from '../../firebase/live.ts';

type Answer<Value> =
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed'; readonly error: unknown };

/**
 * Reads once per `key`; not yet while it is null. Keeps the value until the next is read; ignores results of outdated
 * keys. `retry` must change the key.
 */
export function useReading<Value>(
  key: string | null,
  read: (key: string) => Promise<Value>,
  retry: () => void,
): Live<Value> {
  const [last, setLast] = useState<{ key: string; answer: Answer<Value> } | null>(null);
  const start = useEffectEvent(read);
  useEffect(() => {
    if (key === null) return;
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
