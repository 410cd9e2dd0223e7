import { canInstallPackages, installPackage, updatePackageList } from './apt.ts';
import { findAllOnPath, isExecutable } from './executables.ts';

/** Executables that drive WebKitGTK, Safari's engine, on a display of its own. */
export type WebKit = { driver: string; browser: string; display: string };

const BROWSERS = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
];

/** WebKitGTK, installed from Debian's packages if possible; undefined where there is none. */
export async function findOrInstallWebKit(): Promise<WebKit | undefined> {
  const found = findWebKit();
  if (found || !canInstallPackages()) return found;
  await updatePackageList();
  for (const name of ['webkit2gtk-driver', 'xvfb']) await installPackage(name);
  return findWebKit();
}

function findWebKit(): WebKit | undefined {
  const [driver] = findAllOnPath('WebKitWebDriver');
  const [display] = findAllOnPath('Xvfb');
  const browser = BROWSERS.find(isExecutable);
  return driver && display && browser ? { driver, browser, display } : undefined;
}
