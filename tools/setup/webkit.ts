import { findOrInstall } from './apt.ts';
import { findAllOnPath, isExecutable } from './executables.ts';

/** Executables that drive WebKitGTK, Safari's engine, on a display of its own. */
export type WebKit = { driver: string; browser: string; display: string };

const BROWSERS = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
];

/** WebKitGTK, installed from Debian's packages if possible; undefined where there is none. */
export const findOrInstallWebKit = (): Promise<WebKit | undefined> =>
  findOrInstall(findWebKit, () => ['webkit2gtk-driver', 'xvfb']);

function findWebKit(): WebKit | undefined {
  const [driver] = findAllOnPath('WebKitWebDriver');
  const [display] = findAllOnPath('Xvfb');
  const browser = BROWSERS.find(isExecutable);
  return driver && display && browser ? { driver, browser, display } : undefined;
}
