import { createConnection } from 'node:net';
import { parseArgs } from 'node:util';
import { userRolePath } from '@ghar/domain/paths';
import { ADMIN_ROLE } from '@ghar/domain/role';
import { initializeApp } from 'firebase-admin/app';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { portsAt } from './stack/ports.ts';
import { host, projectId as localProjectId } from './stack/project.ts';

/**
 * `npm run grant-admin -- <email>` and `npm run revoke-admin -- <email>`: opens
 * the admin panel to an account, or closes it; at once, since the rules look the
 * role up each time. On the running local stack, or on a real project with
 * `--project <id>` and Google's Application Default Credentials.
 */
const ACTIONS = ['grant', 'revoke'] as const;
type Action = (typeof ACTIONS)[number];
type Order = { action: Action; email: string; project: string | undefined };

function readOrder(words: string[]): Order {
  const [word] = words;
  const action = ACTIONS.find((name) => name === word);
  if (!action) throw new Error(`The first word says what to do: ${ACTIONS.join(' or ')}.`);
  const usage = `Usage: npm run ${action}-admin -- <email> [--project <id>]`;
  try {
    const { values, positionals } = parseArgs({
      args: words.slice(1),
      options: { project: { type: 'string' } },
      allowPositionals: true,
    });
    const [email, ...more] = positionals;
    if (email === undefined) throw new Error('Which account? Its e-mail address is missing.');
    if (more.length > 0) throw new Error(`One account at a time, not also ${more.join(', ')}.`);
    if (!email.includes('@')) throw new Error(`"${email}" is no e-mail address.`);
    if (values.project === '') throw new Error('Which project? Its id is missing.');
    return { action, email, project: values.project };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`, { cause: error });
  }
}

const EMULATORS = {
  FIRESTORE_EMULATOR_HOST: 'firestore',
  FIREBASE_AUTH_EMULATOR_HOST: 'auth',
} as const;

/** Points the SDK to the emulators, unless the environment names others. */
async function useEmulators(): Promise<void> {
  const ports = portsAt(0);
  for (const [variable, name] of Object.entries(EMULATORS)) {
    const address = (process.env[variable] ??= `${host}:${ports[name]}`);
    if (await answers(address)) continue;
    throw new Error(
      `No ${name} emulator answers at ${address}. Start the local stack with "npm start", ` +
        'or name a real project with --project <id>.',
    );
  }
  process.env['METADATA_SERVER_DETECTION'] = 'none';
}

function answers(address: string): Promise<boolean> {
  const { hostname, port } = new URL(`http://${address}`);
  return new Promise((resolve) => {
    const socket = createConnection({ host: hostname, port: Number(port) });
    const end = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(2000, () => end(false));
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

/** A real project is meant, whatever emulators the environment names. */
function useRealProject(): void {
  for (const variable of Object.keys(EMULATORS)) delete process.env[variable];
}

async function findAccount(email: string, project: string): Promise<UserRecord> {
  try {
    return await getAuth().getUserByEmail(email);
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (code === 'auth/user-not-found')
      throw new Error(
        `No account in ${project} has the address ${email}. Sign up with it on the store's /auth ` +
          'page first, then run this again.',
        { cause: error },
      );
    if (code === 'app/invalid-credential' || /default credentials/i.test(message))
      throw new Error(
        `There are no credentials for ${project}. Run "gcloud auth application-default login" with ` +
          'an account that may administer it, or set GOOGLE_APPLICATION_CREDENTIALS to the file of a ' +
          'service account.',
        { cause: error },
      );
    throw error;
  }
}

async function main(words: string[]): Promise<void> {
  const { action, email, project = localProjectId } = readOrder(words);
  if (project === localProjectId) await useEmulators();
  else useRealProject();
  initializeApp({ projectId: project });
  const { uid, emailVerified } = await findAccount(email, project);
  const role = getFirestore().doc(userRolePath(uid));
  if (action === 'revoke') {
    await role.delete();
    console.log(`${email} is no admin of ${project} any more.`);
    return;
  }
  await role.set({ role: ADMIN_ROLE, granted_at: FieldValue.serverTimestamp() });
  console.log(`${email} is an admin of ${project} now.`);
  if (!emailVerified)
    console.log(
      'Nobody has verified that the address is theirs, and whoever signs up first has it: ' +
        `make sure that the account ${uid} was made by the person you mean.`,
    );
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
