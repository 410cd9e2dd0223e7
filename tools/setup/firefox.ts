import { findOrInstall } from './apt.ts';
import { findAllOnPath } from './executables.ts';

/** The path of Firefox, installed from Debian's packages if possible; undefined where there is none. */
export const findOrInstallFirefox = (): Promise<string | undefined> =>
  findOrInstall(
    () => ['firefox-esr', 'firefox'].flatMap(findAllOnPath)[0],
    () => ['firefox-esr'],
  );
