import { userRolePath } from '@ghar/domain/paths';
import { ADMIN_ROLE } from '@ghar/domain/access/role';
import { initializeApp } from 'firebase-admin/app';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { readOrder } from './admin-role/read-order.ts';
import { reach, withoutCredentials } from './project-access.ts';
import { runCommand } from './run-command.ts';
import { projectId as localProjectId } from './stack/project.ts';

/**
 * `npm run grant-admin -- <email>` and `npm run revoke-admin -- <email>`: gives or revokes the
 * admin role, effective at once, since the rules look the role up on each request; the address has to
 * be verified, since anybody can sign up with it. `--name <name>` sets what colleagues read in the
 * orders' histories. On the running local stack, or on a real project with `--project <id>` and
 * Google's Application Default Credentials.
 */
async function findAccount(email: string, project: string): Promise<UserRecord> {
  try {
    return await getAuth().getUserByEmail(email);
  } catch (error) {
    if ((error as { code?: string }).code === 'auth/user-not-found')
      throw new Error(
        `No account in ${project} has the address ${email}. Sign up with it on the store's /auth ` +
          'page first, then run this again.',
        { cause: error },
      );
    throw withoutCredentials(error, project) ?? error;
  }
}

async function main(words: string[]): Promise<void> {
  const { action, email, project = localProjectId, name } = readOrder(words);
  const target = await reach(project, ['firestore', 'auth']);
  initializeApp({ projectId: project });
  const { uid, emailVerified } = await findAccount(email, project);
  const role = getFirestore().doc(userRolePath(uid));
  if (action === 'revoke') {
    await role.delete();
    console.log(`On ${target}:\n${email} is no admin of ${project} any more.`);
    return;
  }
  if (!emailVerified)
    throw new Error(
      `Nobody has verified that ${email} is theirs, and whoever signs up first has it: the account ` +
        `${uid} gets nothing. Let its owner open the link of the message that came when they signed ` +
        'up, or of a forgotten password, then run this again.',
    );
  await role.set({ role: ADMIN_ROLE, granted_at: FieldValue.serverTimestamp() });
  if (name !== undefined) await getAuth().updateUser(uid, { displayName: name.trim() });
  console.log(`On ${target}:\n${email} is an admin of ${project} now.`);
}

await runCommand(() => main(process.argv.slice(2)));
