import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Preloaded into the Firebase CLI (`node --import`): reads the functions' secrets from the file
 * named in GHAR_SECRETS. The CLI knows only functions/.secret.local, which all stacks would share,
 * and a secret may be an address with a port.
 */
const require = createRequire(join(import.meta.dirname, '../../package.json'));
require('firebase-tools/lib/emulator/functionsEmulatorShared').getSecretLocalPath = () =>
  process.env.GHAR_SECRETS;
