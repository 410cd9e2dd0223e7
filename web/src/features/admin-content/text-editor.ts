import type { ContentSection } from '@ghar/domain/site-content';
import { sameText, type Text, type TextPath, type TextProblem } from './section-texts.ts';

/** A pause in typing after which a text is saved. */
const PAUSE_MS = 600;

export type TextId = { readonly section: ContentSection; readonly path: TextPath };
/** What is to be saved: `base` is what stood there when it was changed. */
export type TextEdit = TextId & { readonly base: Text; readonly mine: Text };
/** What became of it. A conflict: somebody else has changed the same text meanwhile. */
export type SaveOutcome =
  { readonly kind: 'saved' | 'failed' } | { readonly kind: 'conflict'; readonly theirs: Text };

/** A text that was changed here, and how far it has come. */
export type EditState = TextEdit &
  (
    | { readonly kind: 'waiting' | 'saving' | 'failed' }
    | { readonly kind: 'invalid'; readonly problem: TextProblem }
    /** `problem`: why what was typed cannot be saved, also where it is chosen. */
    | { readonly kind: 'conflict'; readonly theirs: Text; readonly problem: TextProblem | null }
    /** `seen`: what is read from the database is it, or what came after it. */
    | { readonly kind: 'saved'; readonly seen: boolean }
  );

export const textKey = ({ section, path }: TextId): string => `${section}.${path}`;

/** What stands in a field: what was typed, until the database says the same. */
export const shownText = (state: EditState | undefined, live: Text): Text =>
  state === undefined || (state.kind === 'saved' && state.seen) ? live : state.mine;

export type TextEditor = ReturnType<typeof createTextEditor>;

/**
 * Keeps what is typed until it is saved: after a pause, or at once when asked.
 * One text is saved after the other, and nothing that was typed is given up
 * unless its writer says so.
 */
export function createTextEditor(save: (edit: TextEdit) => Promise<SaveOutcome>) {
  let states: ReadonlyMap<string, EditState> = new Map();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  /** What is on its way: what stands in the database then is not known until it is there. */
  const onTheirWay = new Set<string>();
  let queue: Promise<void> = Promise.resolve();

  function set(key: string, state: EditState | null): void {
    const next = new Map(states);
    if (state) next.set(key, state);
    else next.delete(key);
    states = next;
    for (const listener of listeners) listener();
  }

  function stopWaiting(key: string): void {
    clearTimeout(timers.get(key));
    timers.delete(key);
  }

  const restOf = ({ section, path, base, mine }: EditState): TextEdit => ({
    section,
    path,
    base,
    mine,
  });

  async function saveNow(key: string): Promise<void> {
    const state = states.get(key);
    if (state?.kind !== 'waiting' && state?.kind !== 'failed') return;
    stopWaiting(key);
    const edit = restOf(state);
    set(key, { ...edit, kind: 'saving' });
    onTheirWay.add(key);
    const outcome = await save(edit).finally(() => onTheirWay.delete(key));
    const now = states.get(key);
    if (!now) return;
    const isSame = sameText(now.mine, edit.mine);
    switch (outcome.kind) {
      case 'saved':
        if (isSame) set(key, { ...edit, kind: 'saved', seen: false });
        else set(key, { ...now, base: edit.mine });
        break;
      case 'conflict':
        stopWaiting(key);
        set(key, {
          ...restOf(now),
          kind: 'conflict',
          theirs: outcome.theirs,
          problem: now.kind === 'invalid' ? now.problem : null,
        });
        break;
      case 'failed':
        if (isSame) set(key, { ...edit, kind: 'failed' });
    }
  }

  /** After those that are being saved. */
  function enqueue(key: string): Promise<void> {
    queue = queue.then(() => saveNow(key));
    return queue;
  }

  function edit(id: TextId, shown: Text, mine: Text, problem: TextProblem | null): void {
    const key = textKey(id);
    const was = states.get(key);
    const base = was === undefined || was.kind === 'saved' ? shown : was.base;
    const now: TextEdit = { ...id, base, mine };
    stopWaiting(key);
    if (was?.kind === 'conflict')
      set(key, { ...now, kind: 'conflict', theirs: was.theirs, problem });
    else if (problem) set(key, { ...now, kind: 'invalid', problem });
    else if (sameText(base, mine) && !onTheirWay.has(key)) set(key, null);
    else {
      set(key, { ...now, kind: 'waiting' });
      timers.set(
        key,
        setTimeout(() => void enqueue(key), PAUSE_MS),
      );
    }
  }

  return {
    snapshot: () => states,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Takes what was typed. `shown` is what stood there before. */
    edit,
    /** Saves what waits or has failed, all of it or one; answers when that is done. */
    async flush(id?: TextId): Promise<void> {
      const keys = id ? [textKey(id)] : [...states.keys()];
      await Promise.all(keys.map(enqueue));
    },
    /** After a conflict: writes what was typed over what the other has written, once it can be saved. */
    keepMine(id: TextId): Promise<void> {
      const key = textKey(id);
      const state = states.get(key);
      if (state?.kind !== 'conflict') return Promise.resolve();
      const { problem } = state;
      const chosen = { ...restOf(state), base: state.theirs };
      set(key, problem ? { ...chosen, kind: 'invalid', problem } : { ...chosen, kind: 'waiting' });
      return enqueue(key);
    },
    /** Gives up what was typed. */
    drop(id: TextId): void {
      stopWaiting(textKey(id));
      set(textKey(id), null);
    },
    /** The database says what the text is. */
    see(id: TextId, live: Text): void {
      const key = textKey(id);
      const state = states.get(key);
      if (state?.kind === 'saved' && !state.seen && !sameText(live, state.base))
        set(key, { ...state, seen: true });
    },
    /** True while something was typed that is not saved. */
    hasUnsaved: (): boolean => [...states.values()].some(({ kind }) => kind !== 'saved'),
  };
}
