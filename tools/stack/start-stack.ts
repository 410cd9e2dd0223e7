import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { seedPayments } from '../seed/payments.ts';
import { buildFunctions, buildWeb } from './build.ts';
import { waitUntilFree, type PortClaim } from './claim-ports.ts';
import { emulatorEnvironment, hasEmulatorUi, needsDownload } from './emulator-binaries.ts';
import { startEmulators } from './emulators.ts';
import { startInbox } from './inbox.ts';
import { type Ports, sdkEnvironment, type Urls, urlsOf } from './ports.ts';
import { cachePath, host, projectId, root } from './project.ts';
import { StackFailure, untilReady } from './ready.ts';
import { startWhatsapp, startZiina } from './stand-ins.ts';
import { writeStackFiles } from './stack-files.ts';

export type StackOptions = {
  /** The port set, from `claimPorts`; stopping the stack releases it. */
  ports: PortClaim;
  importData?: boolean;
  /** False for Firestore, Auth and Storage only, without functions, hosting and stand-ins. */
  functions?: boolean;
  /**
   * The shop that people try, as `npm start` has it: the dev server is in front of Hosting (tools/dev),
   * the seed's time is now, and its payments are real ones. Tests have the export as it is, and test
   * payments.
   */
  forPeople?: boolean;
  quiet?: boolean;
  signal?: AbortSignal;
};

/** The addresses of a running stack for other processes, as JSON in GHAR_STACK. */
export type StackAddress = {
  projectId: string;
  urls: Urls;
  ports: Ports;
  logFile: string;
  /** The folder of the functions' parameters and secrets. */
  functionsFolder: string;
};

export type Stack = StackAddress & {
  /** The environment of programs that use the stack: the SDKs' variables, and GHAR_STACK. */
  environment: Record<string, string>;
  hasUi: boolean;
  /** Resolves when the emulators end unexpectedly. */
  crashed: Promise<StackFailure>;
  /** Stops everything; `force` kills it. Idempotent. */
  stop(force?: boolean): Promise<void>;
};

const RULES_ONLY = ['auth', 'firestore', 'storage'];
const EVERYTHING = [...RULES_ONLY, 'functions', 'hosting'];
const MINUTE = 60_000;

/** Starts a local stack. On failure everything is stopped, and the error has the end of the log. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { ports: claim, functions = true, importData = true, quiet = false, signal } = options;
  const { forPeople = false } = options;
  const { offset, ports } = claim;
  const say = (text: string): void => void (quiet || console.log(text));
  const undo: ((force: boolean) => unknown)[] = [() => claim.release()];
  let stopping: Promise<void> | undefined;
  const stop = async (force = false): Promise<void> => {
    if (force || !stopping) stopping = runInReverse(undo, force);
    await stopping;
  };
  try {
    const only = functions ? EVERYTHING : RULES_ONLY;
    if (functions) {
      say('Building …');
      await Promise.all([
        buildFunctions(signal),
        buildWeb({ offset, ports, reloadsOnChange: forPeople, signal }),
      ]);
    }
    const environment = await emulatorEnvironment(signal);
    const hasUi = forPeople && hasEmulatorUi();
    signal?.throwIfAborted();
    const files = writeStackFiles({ offset, forPeople, hasUi });
    undo.push(() => files.remove());
    const download = needsDownload();
    say(download ? 'Downloading and starting the emulators …' : 'Starting the emulators …');
    const seed = join(root, 'emulator-data');
    const importFrom = importData && existsSync(seed) ? seed : undefined;
    const seededAt = forPeople && importFrom !== undefined ? new Date() : null;
    const logFile = cachePath('stack', functions ? `${offset}.log` : `${offset}-rules.log`);
    mkdirSync(cachePath('stack'), { recursive: true });
    const emulators = startEmulators({
      offset,
      only,
      files,
      importFrom,
      seededAt,
      logFile,
      environment,
    });
    undo.push(async (force) => {
      await emulators.stop(force);
      const taken = await waitUntilFree(ports);
      if (taken.length > 0) console.error(`Still in use after stopping: ${taken.join(', ')}`);
    });
    const inbox = functions ? startInbox(offset, ports) : undefined;
    undo.push(async () => (await inbox?.catch(() => undefined))?.());
    const urls = urlsOf(ports);
    const timeoutMs = download ? 15 * MINUTE : 3 * MINUTE;
    await Promise.all([untilReady(emulators, { urls, only, logFile, timeoutMs, signal }), inbox]);
    const known = seededAt === null ? [] : seedPayments(seededAt, urls.hosting);
    const standIns = [() => startZiina(ports, known), () => startWhatsapp(ports)];
    for (const start of functions ? standIns : []) {
      const standIn = await start();
      undo.push(() => standIn.close());
    }
    const { functionsFolder } = files;
    const address: StackAddress = { projectId, urls, ports, logFile, functionsFolder };
    const crashed = emulators.ended.then((how) =>
      stopping
        ? new Promise<never>(() => undefined)
        : new StackFailure(`The Firebase CLI ended by itself (${how}).`, logFile),
    );
    return { ...address, environment: environmentFor(address), hasUi, crashed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Undoes the steps of the start, last first. */
async function runInReverse(steps: ((force: boolean) => unknown)[], force: boolean): Promise<void> {
  for (const step of steps.toReversed()) {
    try {
      await step(force);
    } catch (error) {
      console.error(error); // the other steps still have to be undone
    }
  }
}

function environmentFor(address: StackAddress): Record<string, string> {
  const { ports } = address;
  return {
    GHAR_STACK: JSON.stringify(address),
    GCLOUD_PROJECT: projectId,
    FIREBASE_EMULATOR_HUB: `${host}:${ports.hub}`,
    ...sdkEnvironment(ports),
  };
}
