import { claimPorts } from './claim-ports.ts';
import { onStopSignal } from './on-signal.ts';
import { startStack, type Stack, type StackOptions } from './start-stack.ts';

/**
 * Does `work` on a stack that is started for it, and stops the stack whatever comes of it. A signal to
 * stop ends the process once nothing of the stack is left; a second one does not wait for an orderly end.
 */
export async function onOwnStack<Result>(
  options: Pick<StackOptions, 'functions' | 'importData'>,
  work: (stack: Stack) => Promise<Result>,
): Promise<Result> {
  const asked = new AbortController();
  const starting = claimPorts('test').then((ports) =>
    startStack({ ...options, ports, signal: asked.signal }),
  );
  const ignoreSignals = onStopSignal((force) => {
    asked.abort();
    void starting
      .then(
        (stack) => stack.stop(force),
        () => undefined,
      )
      .finally(() => process.exit(130));
  });
  try {
    const stack = await starting;
    try {
      return await work(stack);
    } finally {
      await stack.stop();
    }
  } catch (error) {
    // what breaks since it was stopped is no failure: the process is about to end
    if (asked.signal.aborted) return await new Promise<never>(() => undefined);
    throw error;
  } finally {
    ignoreSignals();
  }
}
