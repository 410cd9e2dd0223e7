import { claimPorts } from './claim-ports.ts';
import { onStopSignal } from './on-signal.ts';
import { startStack, type Stack, type StackOptions } from './start-stack.ts';

/**
 * Runs `work` on a stack of its own, which is stopped in any case. A stop signal ends the process
 * after the stack is down; a second one kills it.
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
    // errors after the stop are consequences of it: the process is about to end
    if (asked.signal.aborted) return await new Promise<never>(() => undefined);
    throw error;
  } finally {
    ignoreSignals();
  }
}
