import { lookup } from 'node:dns/promises';
import { accessSecret, askGoogle } from './doctor/ask-google.ts';
import { checkChannelSecret, secretsToRead } from './doctor/channel-checks.ts';
import { checkDeployment } from './doctor/deploy-checks.ts';
import { type Deployment, readDeployment, readIndexFile } from './doctor/read-deployment.ts';
import { type Finding, verdictOf } from './doctor/finding.ts';
import {
  checkIndexes,
  checkSecret,
  type IndexFile,
  type Operation,
} from './doctor/google-checks.ts';
import { checkMachine, readMachine } from './doctor/local-checks.ts';
import { askProxies, checkProxies, functionsOf } from './doctor/proxies.ts';
import { runCommand } from './run-command.ts';
import { readArguments } from './read-arguments.ts';

/**
 * `npm run doctor [-- --project <id>]`: what this machine lacks for the local stack and this clone
 * for its deployment, and how to fix it. Read-only. Fails where a requirement is missing, or could not
 * be looked at; requirements of a deployment count once a project is named.
 */
const MARKS = { ok: '✓', missing: '✗', warning: '!', unknown: '?' } as const;

async function askAboutProject({ project, params, functions }: Deployment): Promise<Finding[]> {
  if (project === null || project.startsWith('demo-')) return [];
  const trusted = Number(functions?.['TRUSTED_PROXIES'] ?? 1);
  const secrets = params.filter(({ type }) => type === 'secret');
  return Promise.all([
    ...secrets.map(async ({ name }) =>
      checkSecret(name, project, await askGoogle(project, 'functions:secrets:get', name)),
    ),
    ...secretsToRead(functions).map(async (name) =>
      checkChannelSecret(name, await accessSecret(project, name), isKnownHost),
    ),
    Promise.all([
      askGoogle<IndexFile>(project, 'firestore:indexes'),
      askGoogle<readonly Operation[]>(project, 'firestore:operations:list', '--limit', '300'),
    ]).then((asked) => checkIndexes(readIndexFile(), project, ...asked)),
    askProxies(functionsOf(project)).then((asked) => checkProxies(trusted, project, asked)),
  ]);
}

/** Whether a host name exists; null if no name server answers. */
const isKnownHost = (host: string): Promise<boolean | null> =>
  lookup(host).then(
    () => true,
    (error: unknown) => ((error as { code?: unknown }).code === 'ENOTFOUND' ? false : null),
  );

function print(title: string, findings: readonly Finding[]): void {
  console.log(`\n${title}`);
  for (const { state, what, mend } of findings) {
    console.log(`  ${MARKS[state]} ${what}`);
    if (mend !== undefined) console.log(`      → ${mend}`);
  }
}

async function main(): Promise<number> {
  const { values } = readArguments({ options: { project: { type: 'string' } } });
  const local = checkMachine(await readMachine());
  print('On this machine', local);
  const deployment = readDeployment(values.project);
  const deploy = [...checkDeployment(deployment), ...(await askAboutProject(deployment))];
  print('To deploy', deploy);
  const { text, exitCode } = verdictOf(local, deploy, deployment.project !== null);
  console.log(`\n${text} Rules, indexes and queries: npm test -- unit rules.`);
  return exitCode;
}

await runCommand(main);
