import { canInstallPackages, installPackage, updatePackageList } from './apt.ts';
import { findAllOnPath } from './executables.ts';

/** The path of Firefox, installed from Debian's packages if possible; undefined where there is none. */
export async function findOrInstallFirefox(): Promise<string | undefined> {
  const found = findFirefox();
  if (found || !canInstallPackages()) return found;
  await updatePackageList();
  await installPackage('firefox-esr');
  return findFirefox();
}

const findFirefox = (): string | undefined => ['firefox-esr', 'firefox'].flatMap(findAllOnPath)[0];
