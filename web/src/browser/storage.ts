/** What is kept in the browser. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The browser's own storage; where that is forbidden or full (private windows,
 * strict settings), the memory of this page in its place. Never throws.
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
        // Nothing was kept there.
      }
    },
  };
}

export const browserStorage = createBrowserStorage(() => localStorage);
