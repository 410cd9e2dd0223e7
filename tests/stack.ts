import type { StackAddress } from '../tools/stack/start-stack.ts';

/**
 * The local stack that the runner started for these tests: its addresses, its
 * ports, its project and the log of everything that the functions print.
 * Importing this fails where no runner did.
 */
export const stack: StackAddress = JSON.parse(fromRunner('GHAR_STACK')) as StackAddress;

/** The browser for end-to-end tests, as `executablePath` for playwright-core. */
export const chromiumPath = (): string => fromRunner('CHROMIUM_PATH');

function fromRunner(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(
    `${name} is not set: these tests need the local stack. Run them with "npm test -- rules", ` +
      '"npm test -- functions" or "npm test -- e2e", and choose with "-- <file> -t <title>" after that.',
  );
}
