import type { StackAddress } from '../tools/stack/start-stack.ts';

/** The stack that the runner started for these tests. Importing this without a runner fails. */
export const stack: StackAddress = JSON.parse(fromRunner('GHAR_STACK')) as StackAddress;

/** The browser's path, as `executablePath` for playwright-core. */
export const chromiumPath = (): string => fromRunner('CHROMIUM_PATH');

/** A variable that the runner sets. @throws Error where there is no runner. */
export function fromRunner(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(
    `${name} is not set: these tests need the local stack. Run them with "npm test -- rules", ` +
      '"npm test -- functions" or "npm test -- e2e", and choose with "-- <file> -t <title>" after that.',
  );
}
