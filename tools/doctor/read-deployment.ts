import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { declaredParams } from 'firebase-functions/params';
import '../../functions/src/config.ts';
import { securityHeaders } from '../../web/build/content-policy.ts';
import { root } from '../stack/project.ts';
import type { IndexFile } from './google-checks.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const readEnv = (path: string): Record<string, string | undefined> | null =>
  existsSync(join(root, path)) ? parseEnv(read(path)) : null;

/** Reads this clone's configuration for `project`, or for the one in .firebaserc. */
export function readDeployment(project: string | null = namedProject()): Deployment {
  return {
    project,
    web: { ...readEnv('web/.env.production'), ...process.env },
    functions: project === null ? null : readEnv(`functions/.env.${project}`),
    params: readParams(),
    policy: securityHeaders([])['Content-Security-Policy'] ?? '',
  };
}

/** The project under the alias `live`, else any that is not the emulators'. */
export function namedProject(): string | null {
  const { projects } = JSON.parse(read('.firebaserc')) as { projects: Record<string, string> };
  const real = Object.values(projects).find((id) => !id.startsWith('demo-'));
  return projects['live'] ?? real ?? null;
}

export const readParams = (): Param[] =>
  declaredParams.map((param) => (param as unknown as { toSpec(): Param }).toSpec());

export const readIndexFile = (): IndexFile =>
  JSON.parse(read('firestore.indexes.json')) as IndexFile;

export type Deployment = {
  /** Null where .firebaserc names only the emulators' project. */
  readonly project: string | null;
  /** The web build's variables, from web/.env.production and the environment. */
  readonly web: Readonly<Record<string, string | undefined>>;
  /** functions/.env.<project>; null where there is none. */
  readonly functions: Readonly<Record<string, string | undefined>> | null;
  readonly params: readonly Param[];
  /** The pages' content policy in firebase.json. */
  readonly policy: string;
};
export type Param = {
  readonly name: string;
  readonly type: string;
  readonly default?: string | number | boolean;
};
