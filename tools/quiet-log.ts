/** Silences the functions' log. Import it first, since their logger captures the console's functions on load. */
const { debug, info, log, warn, error } = console;
const nothing = (): void => undefined;
Object.assign(console, {
  debug: nothing,
  info: nothing,
  log: nothing,
  warn: nothing,
  error: nothing,
});
await import('firebase-functions/logger');
Object.assign(console, { debug, info, log, warn, error });
