import '../quiet-log.ts';
import { onOwnStack } from '../stack/on-own-stack.ts';
import { openOwnDatabase } from '../stack/own-database.ts';
import { costTable, measureCosts } from './orders/costs.ts';
import { installMeter } from './orders/meter.ts';
import { rush } from './orders/rush.ts';
import { storm } from './orders/storm.ts';

/**
 * `npm run bench:orders`: reads, writes and round trips of the order path; the time of creating an
 * order with up to 64 concurrent shoppers of one product; and 500 orders that are placed, paid and
 * told at once. Fails where an order is refused without reason, or the audit finds a violation.
 */
const findings = await onOwnStack({ importData: false }, async (stack) => {
  const costs = await openOwnDatabase(stack, 'costs');
  console.log(`\n${costTable(await measureCosts(costs, installMeter())).join('\n')}`);
  await costs.close();
  const ownDatabase = await openOwnDatabase(stack, 'rush');
  console.log();
  const refused = await rush(ownDatabase, console.log);
  console.log();
  const lost = await storm(ownDatabase, stack, console.log);
  await ownDatabase.close();
  return [...refused, ...lost];
});
for (const finding of findings) console.error(`✗ ${finding}`);
if (findings.length === 0) console.log('\nEvery payment, order and piece is where it belongs.');
process.exit(findings.length === 0 ? 0 : 1);
