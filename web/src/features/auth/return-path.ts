const PANEL = '/admin';

/** Where whoever signs in was on the way to: a section of the panel, else its start. */
export function returnPath(state: unknown): string {
  const from =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/admin(?:[/?]|$)/.test(from) ? from : PANEL;
}
