import { createLiveValue } from '../../live/live-value.ts';

/** Delay after typing before a text is saved, in ms. */
const PAUSE_MS = 600;

/** A field's value, or a list's. */
export type Text = string | readonly string[];

export const sameText = (one: Text, other: Text): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A text's document and its path there. */
export type TextId = { readonly section: string; readonly path: string };
/** A change to save. */
export type TextEdit<Id extends TextId> = Id & {
  /** The text before the change. */
  readonly base: Text;
  readonly mine: Text;
  /** Texts of unanswered saves; the database may hold any of them. */
  readonly sent: readonly Text[];
  /** A restored former text: a separate change, even right after another. */
  readonly isTakenBack: boolean;
};
/** A conflict: another user changed the same text. */
export type SaveOutcome =
  | { readonly kind: 'saved' | 'failed' }
  | { readonly kind: 'conflict'; readonly theirs: Text };

/** True iff the stored text is another user's: neither the edit's base nor sent by it. */
export const isOvertaken = (
  { base, sent }: Pick<TextEdit<TextId>, 'base' | 'sent'>,
  stored: Text,
  isSame: (one: Text, other: Text) => boolean = sameText,
): boolean => ![base, ...sent].some((text) => isSame(text, stored));

/** A changed text and its state. */
export type EditState<Id extends TextId = TextId, Problem extends string = string> = TextEdit<Id> &
  (
    | { readonly kind: 'waiting' | 'saving' | 'failed' }
    | { readonly kind: 'invalid'; readonly problem: Problem }
    /** `problem`: why the own version cannot be saved if chosen. */
    | { readonly kind: 'conflict'; readonly theirs: Text; readonly problem: Problem | null }
    /** `seen`: the database has returned this text or a later one. */
    | { readonly kind: 'saved'; readonly seen: boolean }
  );

/** The three saving states. */
export type Saving = 'saving' | 'saved' | 'unsaved';
const SAVINGS: Readonly<Record<EditState['kind'], Saving>> = {
  waiting: 'saving',
  saving: 'saving',
  saved: 'saved',
  invalid: 'unsaved',
  failed: 'unsaved',
  conflict: 'unsaved',
};
export const savingOf = ({ kind }: EditState): Saving => SAVINGS[kind];
/** True iff the input cannot be saved as it is. */
export const isWrong = (state: EditState | undefined): boolean =>
  state !== undefined && savingOf(state) === 'unsaved';

export const textKey = ({ section, path }: TextId): string => `${section}.${path}`;

/** A field's value: the input, until the database returns it. */
export const shownText = (state: EditState | undefined, live: Text): Text =>
  state === undefined || (state.kind === 'saved' && state.seen) ? live : state.mine;

export type TextEditor<Id extends TextId, Problem extends string> = ReturnType<
  typeof createTextEditor<Id, Problem>
>;

export type EditorOptions<Id extends TextId> = {
  /**
   * Delay after typing before saving, in ms. Null: only `flush` saves, so the edit may stay open for long, and another
   * user's change is a conflict at once.
   */
  readonly pauseMs?: number | null;
  /** True iff both are stored identically. */
  readonly isSame?: (id: Id, one: Text, other: Text) => boolean;
};

/**
 * Keeps input until it is saved, after a pause or by `flush`. Saves sequentially; discards input only on the user's
 * request.
 */
export function createTextEditor<Id extends TextId, Problem extends string>(
  save: (edit: TextEdit<Id>) => Promise<SaveOutcome>,
  { pauseMs = PAUSE_MS, isSame = (_, one, other) => sameText(one, other) }: EditorOptions<Id> = {},
) {
  type Edit = TextEdit<Id>;
  type State = EditState<Id, Problem>;
  const edits = createLiveValue<ReadonlyMap<string, State>>(new Map());
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** Running saves; until they end, the stored text is unknown. */
  const saving = new Set<string>();
  /** Earlier texts that the database may still return before the new one. */
  const former = new Map<string, readonly Text[]>();
  let queue: Promise<void> = Promise.resolve();

  function set(key: string, state: State | null): void {
    const next = new Map(edits.get());
    if (state) next.set(key, state);
    else next.delete(key);
    edits.set(next);
  }

  function stopWaiting(key: string): void {
    clearTimeout(timers.get(key));
    timers.delete(key);
  }

  const restOf = ({ section, path, base, mine, sent, isTakenBack }: State): Edit =>
    ({ section, path, base, mine, sent, isTakenBack }) as Edit;

  const remember = (key: string, { base, sent }: Edit): void =>
    void former.set(key, [...(former.get(key) ?? []), base, ...sent]);

  function overtake(key: string, state: State, theirs: Text): void {
    stopWaiting(key);
    remember(key, state);
    const problem = 'problem' in state ? state.problem : null;
    set(key, { ...restOf(state), sent: [], kind: 'conflict', theirs, problem });
  }

  async function saveNow(key: string): Promise<void> {
    const state = edits.get().get(key);
    if (state?.kind !== 'waiting' && state?.kind !== 'failed') return;
    stopWaiting(key);
    const edit = restOf(state);
    if (!edit.isTakenBack && edit.sent.length === 0 && isSame(edit, edit.base, edit.mine)) {
      set(key, null);
      return;
    }
    set(key, { ...edit, kind: 'saving' });
    saving.add(key);
    const outcome = await save(edit).finally(() => saving.delete(key));
    const now = edits.get().get(key);
    if (!now) return;
    const isLatest = sameText(now.mine, edit.mine);
    switch (outcome.kind) {
      case 'saved':
        remember(key, edit);
        if (isLatest) set(key, { ...edit, kind: 'saved', seen: false });
        else set(key, { ...now, base: edit.mine, sent: [], isTakenBack: false });
        break;
      case 'conflict':
        overtake(key, now, outcome.theirs);
        break;
      case 'failed': {
        const sent = [...edit.sent, edit.mine];
        set(key, isLatest ? { ...edit, sent, kind: 'failed' } : { ...now, sent });
      }
    }
  }

  /** Queues a save after the running ones. */
  function enqueue(key: string): Promise<void> {
    queue = queue.then(() => saveNow(key));
    return queue;
  }

  function edit(id: Id, shown: Text, mine: Text, problem: Problem | null): void {
    const key = textKey(id);
    const was = edits.get().get(key);
    const fresh = { base: shown, sent: [], isTakenBack: false };
    const { base, sent, isTakenBack } = was === undefined || was.kind === 'saved' ? fresh : was;
    const now: Edit = { ...id, base, mine, sent, isTakenBack };
    stopWaiting(key);
    if (was?.kind === 'conflict')
      set(key, { ...now, kind: 'conflict', theirs: was.theirs, problem });
    else if (problem) set(key, { ...now, kind: 'invalid', problem });
    else if (sameText(base, mine) && sent.length === 0 && !saving.has(key)) set(key, null);
    else {
      set(key, { ...now, kind: 'waiting' });
      if (pauseMs !== null)
        timers.set(
          key,
          setTimeout(() => void enqueue(key), pauseMs),
        );
    }
  }

  function drop(id: Id): void {
    stopWaiting(textKey(id));
    former.delete(textKey(id));
    set(textKey(id), null);
  }

  const unsaved = (): State[] => [...edits.get().values()].filter(({ kind }) => kind !== 'saved');

  return {
    edits,
    /** Stores input; `shown` is the field's value before it. */
    edit,
    /** Saves what is pending or failed, one text or all; resolves when done. */
    async flush(id?: Id): Promise<void> {
      const keys = id ? [textKey(id)] : [...edits.get().keys()];
      await Promise.all(keys.map(enqueue));
    },
    /**
     * Restores a former text after saving the input; does nothing if that fails.
     * @param live the stored text.
     */
    async takeBack(id: Id, live: Text, former: Text): Promise<void> {
      const key = textKey(id);
      await enqueue(key);
      const state = edits.get().get(key);
      if (state !== undefined && state.kind !== 'saved') return;
      const base = shownText(state, live);
      set(key, { ...id, base, mine: former, sent: [], isTakenBack: true, kind: 'waiting' });
      await enqueue(key);
    },
    /** Resolves a conflict by overwriting the other text, once the input is valid. */
    keepMine(id: Id): Promise<void> {
      const key = textKey(id);
      const state = edits.get().get(key);
      if (state?.kind !== 'conflict') return Promise.resolve();
      const { problem } = state;
      const chosen = { ...restOf(state), base: state.theirs };
      set(key, problem ? { ...chosen, kind: 'invalid', problem } : { ...chosen, kind: 'waiting' });
      return enqueue(key);
    },
    drop,
    /** Called with the text from the database. */
    see(id: Id, live: Text): void {
      const key = textKey(id);
      const state = edits.get().get(key);
      if (state === undefined || saving.has(key)) return;
      const isLive = (text: Text): boolean => isSame(id, text, live);
      const isFormer = former.get(key)?.some(isLive) === true;
      if (state.kind === 'saved') {
        if (state.seen || (isFormer && !isLive(state.mine))) return;
        former.delete(key);
        set(key, { ...state, seen: true });
      } else if (pauseMs === null) {
        const shown = state.kind === 'conflict' ? state.theirs : state.mine;
        const known = { base: state.base, sent: [...state.sent, state.mine, shown] };
        if (!isFormer && isOvertaken(known, live, (one) => isLive(one))) overtake(key, state, live);
      }
    },
    hasUnsaved: (): boolean => unsaved().length > 0,
    /** Discards all unsaved input. */
    discard: (): void => unsaved().forEach(drop),
  };
}
