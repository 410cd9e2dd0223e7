import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeaderRule } from '../../web/build/content-policy.ts';
import { root } from './project.ts';

type Listening = { host: string; port: number; websocketPort?: number };

/** The parts of firebase.json that differ between stacks. */
export type FirebaseConfig = {
  functions: { source: string; configDir?: string }[];
  hosting: {
    public: string;
    headers: HeaderRule[];
    redirects: { regex: string; destination: string }[];
    rewrites: object[];
  };
  emulators: Record<string, Listening | { enabled: boolean } | boolean>;
};

export function readFirebaseConfig(): FirebaseConfig {
  return JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseConfig;
}

/** True iff an entry of `emulators` has a port, and is not a setting. */
export function listens(entry: FirebaseConfig['emulators'][string]): entry is Listening {
  return typeof entry === 'object' && 'port' in entry;
}
