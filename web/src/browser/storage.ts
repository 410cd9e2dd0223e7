export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The browser's storage; the page's memory if that is blocked or full (private windows, strict settings). Never throws.
 */
export function createBrowserStorage(open: () => TextStorage): TextStorage {
  const memory = new Map<string, string>();
  return {
    getItem(key) {
      try {
        return open().getItem(key) ?? memory.get(key) ?? null;
      } catch {
        return memory.get(key) ?? null;
      }
    },
    setItem(key, value) {
      try {
        open().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    removeItem(key) {
      memory.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // nothing was stored there
      }
    },
  };
}

export const browserStorage = createBrowserStorage(() => localStorage);
