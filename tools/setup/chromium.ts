import { findOrInstall } from './apt.ts';
import { findAllOnPath, isExecutable } from './executables.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The path of a Chromium or Chrome: CHROMIUM_PATH, else an installed one, else Debian's, installed
 * now if possible; throws with what to do otherwise.
 */
export async function findOrInstallChromium(): Promise<string> {
  const found = await findOrInstall(findChromium, () => ['chromium']);
  if (!found) throw new Error(ADVICE);
  return found;
}

/** The same without installing anything. @throws Error where CHROMIUM_PATH names none. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which is not an executable file.`);
  }
  return [...NAMES.flatMap(findAllOnPath), ...PLACES].find(isExecutable);
}

const ADVICE =
  'The end-to-end tests need Chromium or Chrome, and none was found in CHROMIUM_PATH, PATH or the usual folders.\n' +
  'Install one (Debian: apt install chromium; macOS: brew install --cask chromium), or point CHROMIUM_PATH at it, ' +
  'and run the command again.';
