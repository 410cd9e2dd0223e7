import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { allowEmulators } from '../../web/build/content-policy.ts';
import { storeBuildName, webBuildFolder } from './build.ts';
import { listens, readFirebaseConfig } from './firebase-config.ts';
import { portsAt, urlsOf } from './ports.ts';
import { host, projectId, root } from './project.ts';

export type StackFiles = {
  config: string;
  functionsFolder: string;
  remove(): void;
};

type Wanted = {
  offset: number;
  forPeople: boolean;
  hasUi: boolean;
};

/**
 * Writes the configuration of a stack: firebase.json with its ports and a content policy that allows
 * the emulators. In the root, since firebase-tools refuses paths outside its folder.
 */
export function writeStackFiles(wanted: Wanted): StackFiles {
  const { offset } = wanted;
  const folder = `.stack-${offset}`;
  const config = join(root, `${folder}.firebase.json`);
  const functionsFolder = join(root, folder);
  mkdirSync(functionsFolder, { recursive: true });
  writeFileSync(join(functionsFolder, `.env.${projectId}`), shiftedParameters(wanted));
  const secrets = shiftedAddresses(readFunctionsFile('.secret.local'), offset);
  writeFileSync(join(functionsFolder, '.secret.local'), secrets);
  writeFileSync(config, JSON.stringify(shiftedConfig(wanted, folder), undefined, 2));
  const remove = () => {
    rmSync(config, { force: true });
    rmSync(functionsFolder, { recursive: true, force: true });
  };
  return { config, functionsFolder, remove };
}

const readFunctionsFile = (name: string): string =>
  readFileSync(join(root, 'functions', name), 'utf8');

/** The functions' parameters in the local stack, with the ports of the first set. */
export const readLocalParameters = (): NodeJS.Dict<string> =>
  parseEnv(readFunctionsFile(`.env.${projectId}`));

/** The functions' secrets in the local stack, without addresses. */
export function readLocalSecrets() {
  const secrets = parseEnv(readFunctionsFile('.secret.local'));
  const read = (name: string): string => {
    const value = secrets[name];
    if (!value) throw new Error(`functions/.secret.local has no ${name}.`);
    return value;
  };
  return {
    apiToken: read('ZIINA_API_TOKEN'),
    webhookSecret: read('ZIINA_WEBHOOK_SECRET'),
    whatsappToken: read('WHATSAPP_TOKEN'),
    whatsappAppSecret: read('WHATSAPP_APP_SECRET'),
    whatsappVerifyToken: read('WHATSAPP_VERIFY_TOKEN'),
  };
}

function shiftedConfig({ offset, forPeople, hasUi }: Wanted, configDir: string): unknown {
  const config = readFirebaseConfig();
  for (const entry of Object.values(config.emulators)) {
    if (!listens(entry)) continue;
    entry.port += offset;
    if (entry.websocketPort !== undefined) entry.websocketPort += offset;
  }
  const { hosting } = config.emulators;
  const { auth, firestore, functions, storage } = urlsOf(portsAt(offset));
  if (forPeople && hosting && listens(hosting)) hosting.port = portsAt(offset).hostingBehind;
  Object.assign(config.emulators['ui']!, { enabled: hasUi });
  return {
    ...config,
    functions: config.functions.map((codebase) => ({ ...codebase, configDir })),
    hosting: {
      ...config.hosting,
      headers: allowEmulators(config.hosting.headers, [auth, firestore, functions, storage]),
      public: webBuildFolder(offset),
    },
  };
}

/** A text with the ports of the set at an offset, in place of the first set's. */
function shiftedAddresses(text: string, offset: number): string {
  const ports = new RegExp(`(?<=${host.replaceAll('.', String.raw`\.`)}:)\\d+`, 'g');
  return text.replaceAll(ports, (port) => String(Number(port) + offset));
}

function shiftedParameters({ offset, forPeople }: Wanted): string {
  return shiftedAddresses(readFunctionsFile(`.env.${projectId}`), offset)
    .replace(/(?<=^STORE_BUILD=).*$/m, storeBuildName(offset))
    .replace(/(?<=^ZIINA_TEST_MODE=).*$/m, String(!forPeople));
}
