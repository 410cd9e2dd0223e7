import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `run` on Ctrl or ⌘ with a key, by its position (`KeyB`), since an Arabic layout types another letter. Not
 * inside dialogs.
 */
export function useShortcut(code: string, run: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isAsked =
      event.code === code &&
      (event.ctrlKey || event.metaKey) &&
      !event.altKey &&
      !event.shiftKey &&
      !(event.target instanceof Element && event.target.closest('[role=dialog]'));
    if (!isAsked) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
