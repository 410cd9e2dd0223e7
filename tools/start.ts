import { runSchedules } from './dev/run-schedules.ts';
import { watchSources } from './dev/watch-sources.ts';
import { runCommand } from './run-command.ts';
import { claimPorts } from './stack/claim-ports.ts';
import { onStopSignal } from './stack/on-signal.ts';
import { untilShopAnswers } from './stack/ready.ts';
import { startStack, type Stack } from './stack/start-stack.ts';
import { readArguments } from './read-arguments.ts';

/** `npm start`: runs the whole store until Ctrl-C. `-- --empty`: without data, to restore a backup into it. */
async function main(): Promise<number> {
  const { values } = readArguments({ options: { empty: { type: 'boolean', default: false } } });
  const asked = new AbortController();
  let stack: Stack | undefined;
  let stopFollowing: (() => Promise<void>) | undefined;
  onStopSignal((force) => {
    asked.abort();
    if (force) void stack?.stop(true);
  });
  const stopped = new Promise<void>((resolve) =>
    asked.signal.addEventListener('abort', () => resolve(), { once: true }),
  );

  const ports = await claimPorts('start');
  if (ports.offset > 0)
    console.log(
      `The usual ports are taken (${ports.passedOver.join('; ')}).\n` +
        `This stack uses the next free set: every port is ${ports.offset} higher.`,
    );
  try {
    const { signal } = asked;
    stack = await startStack({ ports, forPeople: true, importData: !values.empty, signal });
    stopFollowing = await watchSources(stack);
    console.log('Waiting for the first page …');
    await untilShopAnswers(stack.urls.hosting, { logFile: stack.logFile, signal });
  } catch (error) {
    await stopFollowing?.();
    await stack?.stop();
    if (asked.signal.aborted) return 0;
    throw error;
  }
  console.log(summaryOf(stack, { isEmpty: values.empty }));
  const stopSchedules = runSchedules(stack);
  const failure = await Promise.race([stack.crashed, stopped]);
  console.log(failure ? `\n${failure.message}\n\nStopping …` : '\nStopping …');
  stopSchedules();
  await stopFollowing();
  await stack.stop();
  if (failure) console.error('Run "npm start" again to go on.');
  return failure ? 1 : 0;
}

const ACCOUNTS = `
                admin@ghar.example / ghar-admin   (the merchant)
                helper@ghar.example / ghar-helper (a helper: confirms and ships)
                staff@ghar.example / ghar-staff   (no role: is turned away)`;

function summaryOf(
  { urls, ports, logFile, hasUi }: Stack,
  { isEmpty }: { readonly isEmpty: boolean },
): string {
  return `
  Store         ${urls.hosting}
  Admin         ${urls.hosting}/admin${isEmpty ? '   (no accounts yet)' : ACCOUNTS}
  Order page    ${urls.hosting}/order
  Ziina sandbox ${urls.sandbox}
  WhatsApp      ${urls.whatsapp}   (what the shop has sent)
  Inbox         ${urls.inbox}   (e-mails; SMTP on port ${ports.smtp})${hasUi ? `\n  Emulators     ${urls.ui}   (documents, files and accounts)` : ''}
  Log           ${logFile}

  Ctrl-C stops everything.
`;
}

await runCommand(main);
// nothing may keep the process alive once the stack is down
setTimeout(() => process.exit(), 2000).unref();
