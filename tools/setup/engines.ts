import { findOrInstall } from './apt.ts';
import { findAllOnPath, isExecutable } from './executables.ts';

/** Executables that drive WebKitGTK, Safari's engine, on a display of its own. */
export type WebKit = { driver: string; browser: string; display: string };

/** The browsers besides Chromium that this machine has or can install; Firefox by its path. */
export type Engines = { webkit?: WebKit; firefox?: string };

const WEBKIT_BROWSERS = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
];

export async function findOrInstallEngines(): Promise<Engines> {
  const webkit = await findOrInstall(findWebKit, () => ['webkit2gtk-driver', 'xvfb']);
  const firefox = await findOrInstall(
    () => ['firefox-esr', 'firefox'].flatMap(findAllOnPath)[0],
    () => ['firefox-esr'],
  );
  return { ...(webkit && { webkit }), ...(firefox && { firefox }) };
}

function findWebKit(): WebKit | undefined {
  const [driver] = findAllOnPath('WebKitWebDriver');
  const [display] = findAllOnPath('Xvfb');
  const browser = WEBKIT_BROWSERS.find(isExecutable);
  return driver && display && browser ? { driver, browser, display } : undefined;
}
