import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../stack/project.ts';
import type { Answer } from './google-checks.ts';

const FIREBASE = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
/** The CLI takes seconds of CPU time to load, half a minute on a busy machine. */
const TIMEOUT_MS = 120_000;

type Output = { readonly failed: boolean; readonly stdout: string };

/** The previous request: eight at once would each take eight times as long, and time out. */
let asked: Promise<unknown> = Promise.resolve();

function runFirebase(project: string, ...command: string[]): Promise<Output> {
  const words = [FIREBASE, ...command, '--project', project, '--non-interactive'];
  const answer = asked.then(
    () =>
      new Promise<Output>((resolve) => {
        execFile(process.execPath, words, { cwd: root, timeout: TIMEOUT_MS }, (error, stdout) =>
          resolve({ failed: error !== null, stdout }),
        );
      }),
  );
  asked = answer;
  return answer;
}

/** Asks Google by a Firebase CLI command; a failure is returned as a problem. */
export const askGoogle = async <Value>(
  project: string,
  ...command: string[]
): Promise<Answer<Value>> =>
  readAnswer<Value>((await runFirebase(project, ...command, '--json')).stdout);

/** Reads a secret's value; the CLI prints it as its last line. */
export async function accessSecret(project: string, name: string): Promise<Answer<string>> {
  const { failed, stdout } = await runFirebase(project, 'functions:secrets:access', name);
  return failed
    ? { problem: 'could not be looked at' }
    : { answer: stdout.trim().split('\n').at(-1) ?? '' };
}

export function readAnswer<Value>(stdout: string): Answer<Value> {
  let said: { status?: string; result?: Value; error?: string };
  try {
    // other output may precede it
    said = JSON.parse(stdout.slice(stdout.search(/^\{/m))) as typeof said;
  } catch {
    return { problem: 'could not be looked at: no answer from Google' };
  }
  if (said.status === 'success') return { answer: said.result as Value };
  const { error = '' } = said;
  if (/not.?found|\b404\b|does not exist/i.test(error)) return { answer: null };
  if (/authenticate|login/i.test(error))
    return { problem: 'could not be looked at: sign in with "npx firebase login"' };
  return { problem: `could not be looked at: ${error.split('\n')[0]}` };
}
