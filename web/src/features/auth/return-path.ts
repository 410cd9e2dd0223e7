const PANEL = '/admin';

/** The panel page that redirected to sign-in (from the router's state), else the panel's first page. */
export function returnPath(state: unknown): string {
  const from =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/admin(?:[/?]|$)/.test(from) ? from : PANEL;
}
