import { resolve } from 'node:path';
import { assertEmpty, backUp } from './backup/back-up.ts';
import { restore } from './backup/restore.ts';
import { assertCredentials, defaultBucket, reach, withoutCredentials } from './project-access.ts';
import { runCommand } from './run-command.ts';
import { openServerSdk } from './server-sdk.ts';
import { projectId as localProjectId } from './stack/project.ts';
import { readArguments } from './read-arguments.ts';

/**
 * `npm run backup -- <folder>` exports a project into a folder; `npm run restore -- <folder>`
 * imports it into an empty project. On the running local stack, or on a real project with
 * `--project <id>`, the bucket's name if not the default, and Google's Application Default
 * Credentials.
 */
function readWish([action, ...words]: string[]) {
  if (action !== 'backup' && action !== 'restore')
    throw new Error('The first word says what to do: backup or restore.');
  const only = action === 'restore' ? ' [--add-missing]' : '';
  const usage = `Usage: npm run ${action} -- <folder> [--project <id> [--bucket <name>]]${only}`;
  try {
    const { values, positionals } = readArguments({
      args: words,
      options: {
        project: { type: 'string', default: localProjectId },
        bucket: { type: 'string' },
        ...(action === 'restore' && { 'add-missing': { type: 'boolean' } as const }),
      },
      allowPositionals: true,
    });
    const [folder, ...more] = positionals;
    if (!folder) throw new Error('Which folder? Its name is missing.');
    if (more.length > 0) throw new Error(`One folder at a time, not also ${more.join(', ')}.`);
    const { project } = values;
    if (project === '') throw new Error('Which project? Its id is missing.');
    return {
      action,
      folder: resolve(folder),
      project,
      bucket: values.bucket ?? defaultBucket(project),
      addMissing: values['add-missing'] === true,
    };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`, { cause: error });
  }
}

async function main(words: string[]): Promise<void> {
  const { action, folder, project, bucket, addMissing } = readWish(words);
  if (action === 'backup') assertEmpty(folder);
  const target = await reach(project, ['firestore', 'auth', 'storage']);
  if (project !== localProjectId) await assertCredentials(project);
  console.log(action === 'backup' ? `Copying ${target}` : `Restoring into ${target}`);
  const sdk = openServerSdk({ projectId: project, storageBucket: bucket });
  try {
    if (action === 'backup') {
      const { documents, accounts, files, misshapen } = await backUp(sdk, folder, project);
      const count = Object.values(documents).reduce((sum, one) => sum + one, 0);
      console.log(`${count} documents, ${accounts} accounts and ${files} files are in ${folder}.`);
      if (misshapen.length > 0)
        console.log(
          `${misshapen.length} of them are not as the shop writes them, and would come back as they ` +
            `are: ${misshapen.slice(0, 5).join(', ')}${misshapen.length > 5 ? ', …' : ''}.`,
        );
      console.log('They tell who your shoppers are: keep the folder where nobody else reads it.');
      return;
    }
    const done = await restore(sdk, folder, { addMissing, say: console.log });
    for (const [what, { restored, there }] of Object.entries(done))
      console.log(`${what}: ${restored} restored${there > 0 ? `, ${there} were there` : ''}`);
    if (done.accounts.restored > 0)
      console.log('The accounts have no passwords yet: "forgot password" on /auth sets them anew.');
  } catch (error) {
    throw withoutCredentials(error, project) ?? error;
  } finally {
    await sdk.close();
  }
}

await runCommand(() => main(process.argv.slice(2)));
