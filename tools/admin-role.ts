import { ADMIN_ROLE } from '@ghar/domain/access/role';
import { SERVER_ACTOR } from '@ghar/domain/order/order';
import { COLLECTIONS } from '@ghar/domain/paths';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { setRole } from '../functions/src/access/set-role.ts';
import { roleAccounts } from '../functions/src/adapters/auth-accounts.ts';
import { sendReset } from '../functions/src/adapters/send-reset.ts';
import { stopNotifyingIn, writableRoles } from '../functions/src/adapters/firestore-roles.ts';
import { readOrder } from './admin-role/read-order.ts';
import { reach, withoutCredentials } from './project-access.ts';
import { runCommand } from './run-command.ts';
import { projectId as localProjectId } from './stack/project.ts';

/**
 * `npm run grant-admin -- <email>` and `npm run revoke-admin -- <email>`: gives or revokes the
 * admin role, effective at once, since the rules look the role up on each request. The address has to
 * be verified, and a role that is new ends the account's sessions and its password: its owner chooses one by the link
 * of a message, since anybody can sign up with somebody else's address. `--name <name>` sets what colleagues read in the
 * orders' histories. On the running local stack, or on a real project with `--project <id>` and
 * Google's Application Default Credentials.
 */
async function main(words: string[]): Promise<void> {
  const { action, email, project = localProjectId, name } = readOrder(words);
  const target = await reach(project, ['firestore', 'auth']);
  initializeApp({ projectId: project });
  const links: string[] = [];
  const ports = {
    accounts: {
      ...roleAccounts(getAuth()),
      sendReset: async (to: string) => {
        const link = await sendReset(to, project);
        if (link !== null) links.push(link);
      },
    },
    roles: writableRoles(getFirestore()),
    stopNotifying: stopNotifyingIn(getFirestore()),
    clock: () => new Date(),
  };
  const role = action === 'grant' ? ADMIN_ROLE : null;
  const result = await setRole({ email, role, name, by: SERVER_ACTOR }, ports).catch(
    (error: unknown) => {
      throw withoutCredentials(error, project) ?? error;
    },
  );
  switch (result.outcome) {
    case 'no-account':
      throw new Error(
        `No account in ${project} has the address ${email}. ` +
          (action === 'grant'
            ? "Sign up with it on the store's /auth page first, then run this again."
            : 'No role was revoked; the shop sends the address no more messages. Check its spelling. A role is not ' +
              'valid any more once its account is deleted or has another address.'),
      );
    case 'unverified':
      throw new Error(
        `Nobody has verified that ${email} is theirs, and whoever signs up first has it: the account ` +
          `${result.uid} gets nothing. Let its owner open the link of the message that came when they signed ` +
          'up, or of a forgotten password, then run this again.',
      );
    case 'revoked':
      console.log(`On ${target}:\n${email} is no admin of ${project} any more.`);
      if (!(await hasAdmin()))
        console.warn(
          'Nobody is an admin now: the panel is closed to all until grant-admin names one.',
        );
      return;
    case 'kept':
      return console.log(`On ${target}:\n${email} is an admin of ${project} now, as before.`);
    case 'granted':
      console.log(
        `On ${target}:\n${email} is an admin of ${project} now. Its former password and sessions ended, since a ` +
          'stranger could have signed up with the address: a message to it has the link for choosing a new password.' +
          links.map((link) => `\nThe emulator sends nothing; the link is ${link}`).join(''),
      );
  }
}

async function hasAdmin(): Promise<boolean> {
  const admins = getFirestore().collection(COLLECTIONS.userRoles).where('role', '==', ADMIN_ROLE);
  return !(await admins.limit(1).get()).empty;
}

await runCommand(() => main(process.argv.slice(2)));
