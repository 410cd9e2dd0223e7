import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../stack/project.ts';
import type { Asked } from './google-checks.ts';

const FIREBASE = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
/** The CLI takes seconds of the processor to load, on a busy machine half a minute. */
const TIMEOUT_MS = 120_000;

/** The question before: eight at once would each take eight times as long, and time out. */
let asked: Promise<unknown> = Promise.resolve();

/**
 * Asks Google by a Firebase CLI command, after those that were asked before; a failure is returned as
 * a problem.
 */
export function askGoogle<Value>(project: string, ...command: string[]): Promise<Asked<Value>> {
  const words = [FIREBASE, ...command, '--project', project, '--json', '--non-interactive'];
  const answer = asked.then(
    () =>
      new Promise<Asked<Value>>((resolve) => {
        execFile(process.execPath, words, { cwd: root, timeout: TIMEOUT_MS }, (_, stdout) =>
          resolve(readAnswer<Value>(stdout)),
        );
      }),
  );
  asked = answer;
  return answer;
}

/** Parses the CLI's JSON output. */
export function readAnswer<Value>(stdout: string): Asked<Value> {
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
