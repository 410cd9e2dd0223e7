import { useObservable, type ReactFireGlobals } from 'reactfire';
import { Observable } from 'rxjs';
import { useEffect, useState } from 'react';

/** What is known of something that is watched. */
export type Live<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly state: 'ready'; readonly value: Value };

/** Answers at once and at each change, until the returned function is called. */
export type Watch<Value> = (
  onValue: (value: Value) => void,
  onFailure: (error: unknown) => void,
) => () => void;

type Answer<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: unknown };

/** A view that is left and the next one share what they watch when they are this close. */
const LINGER_MS = 5_000;

const kept = (): ReactFireGlobals['_reactFirePreloadedObservables'] =>
  // oxlint-disable-next-line eslint/no-underscore-dangle -- reactfire's own name for what it keeps
  (globalThis as unknown as ReactFireGlobals)._reactFirePreloadedObservables;
const users = new Map<string, number>();
const ends = new Map<string, () => void>();

function forget(id: string): void {
  kept().delete(id);
  ends.get(id)?.();
  ends.delete(id);
}

/** Ends all that is watched: whoever is still shown something asks for it anew. */
export function forgetLiveData(): void {
  for (const id of ends.keys()) forget(id);
}

function forgetUnlessUsed(id: string): void {
  setTimeout(() => {
    if (!users.has(id)) forget(id);
  }, LINGER_MS);
}

function retain(id: string): () => void {
  users.set(id, (users.get(id) ?? 0) + 1);
  return () => {
    const left = users.get(id)! - 1;
    if (left > 0) users.set(id, left);
    else {
      users.delete(id);
      forgetUnlessUsed(id);
    }
  };
}

const observe = <Value>(id: string, watch: Watch<Value>): Observable<Answer<Value>> =>
  new Observable((subscriber) => {
    ends.set(id, () => subscriber.complete());
    forgetUnlessUsed(id);
    return watch(
      (value) => subscriber.next({ ok: true, value }),
      (error) => subscriber.next({ ok: false, error }),
    );
  });

/**
 * Watches what `key` names, together with all others who do. reactfire shares it
 * and hands it to React; by itself it would throw a failure into the page, keep
 * a refusal for whoever signs in next, and never stop listening: so here a
 * failure is a value, and what nobody looks at is let go
 * (docs/decisions/030-the-admin-panel.md).
 */
export function useLive<Value>(key: string, watch: Watch<Value>): Live<Value> {
  const [attempt, setAttempt] = useState(0);
  const id = `firestore:${key}:${attempt}`;
  const { status, data: answer } = useObservable(id, observe(id, watch));
  useEffect(() => retain(id), [id]);
  if (status === 'loading') return { state: 'loading' };
  return answer.ok
    ? { state: 'ready', value: answer.value }
    : { state: 'failed', error: answer.error, retry: () => setAttempt((last) => last + 1) };
}
