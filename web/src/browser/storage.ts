export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The browser's storage; the page's memory if that is blocked or full (private windows, strict settings). Never throws.
 */
export function createBrowserStorage(open: () => TextStorage): TextStorage {
  const memory = new Map<string, string>();
  return {
    getItem: (key) => attempt(() => open().getItem(key)) ?? memory.get(key) ?? null,
    setItem(key, value) {
      memory.set(key, value);
      attempt(() => {
        open().setItem(key, value);
        memory.delete(key);
      });
    },
    removeItem(key) {
      memory.delete(key);
      attempt(() => open().removeItem(key));
    },
  };
}

/** The result, or undefined where the storage is blocked or full. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export const browserStorage = createBrowserStorage(() => localStorage);
