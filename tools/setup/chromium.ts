import { findOrInstall, packagesMatching } from './apt.ts';
import { findAllOnPath, isExecutable } from './executables.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** The same engine without a UI, which saves a third of a test's CPU time. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** CHROMIUM_PATH, else an installed Chromium or Chrome, else Debian's; throws with what to do. */
export async function findOrInstallChromium(): Promise<string> {
  const found = await findOrInstall(findChromium, () => ['chromium']);
  if (!found) throw new Error(ADVICE);
  return found;
}

/** CHROMIUM_PATH, else Chromium's headless shell where Debian has it, else any Chromium. */
export async function findOrInstallTestBrowser(): Promise<string> {
  const shell = await findOrInstall(
    () => named() ?? findAllOnPath(HEADLESS_SHELL)[0],
    () => packagesMatching(`^${HEADLESS_SHELL}$`),
  );
  return shell ?? findOrInstallChromium();
}

/** A Chromium that is there already. @throws Error where CHROMIUM_PATH names none. */
export const findChromium = (): string | undefined =>
  named() ?? [...NAMES.flatMap(findAllOnPath), ...PLACES].find(isExecutable);

function named(): string | undefined {
  const path = process.env['CHROMIUM_PATH'] || undefined;
  if (path !== undefined && !isExecutable(path))
    throw new Error(`CHROMIUM_PATH names ${path}, which is not an executable file.`);
  return path;
}

const ADVICE =
  'The end-to-end tests need Chromium or Chrome, and none was found in CHROMIUM_PATH, PATH or the usual folders.\n' +
  'Install one (Debian: apt install chromium; macOS: brew install --cask chromium), or point CHROMIUM_PATH at it, ' +
  'and run the command again.';
