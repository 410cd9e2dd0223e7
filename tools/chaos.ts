import './quiet-log.ts';
import { runChaos } from './harness/chaos/run-chaos.ts';
import { onOwnStack } from './stack/on-own-stack.ts';
import { openOwnDatabase } from './server-sdk.ts';
import { readArguments } from './read-arguments.ts';

/** `npm run test:chaos [-- --seed N --orders N]`: equal numbers repeat a run exactly. */
const { values } = readArguments({
  options: { seed: { type: 'string' }, orders: { type: 'string' } },
});
const seed = values.seed ?? String(Math.floor(Math.random() * 1e9));
const orders = Number(values.orders ?? 300);
if (!Number.isInteger(orders) || orders < 1)
  throw new Error(`--orders is a number from 1, not "${values.orders}"`);
const again = `npm run test:chaos -- --seed ${seed} --orders ${orders}`;

console.log(`Seed ${seed}. The same again: ${again}`);
const findings = await onOwnStack({ functions: false, importData: false }, async (stack) => {
  const { db, close } = await openOwnDatabase(stack, 'chaos');
  const started = performance.now();
  const { findings, counts, fingerprint } = await runChaos({
    db,
    seed,
    orders,
    onProgress: (done) => {
      if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${orders} orders`);
    },
  });
  const counted = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`\n${counted.join(', ')}; ${seconds} s; fingerprint ${fingerprint}`);
  await close();
  return findings;
});
for (const finding of findings) console.error(`\n✗ ${finding}`);
console.log(findings.length === 0 ? '\nEvery invariant holds.' : `\nTo see it again: ${again}`);
process.exit(findings.length === 0 ? 0 : 1);
