import '../quiet-log.ts';
import { onOwnStack } from '../stack/on-own-stack.ts';
import { openOwnDatabase } from '../server-sdk.ts';
import { rush } from './orders/rush.ts';
import { openShop } from './orders/shop.ts';
import { storm } from './orders/storm.ts';

/**
 * `npm run bench:orders`: the time of placing an order with up to 64 concurrent shoppers of one product, against one at
 * a time; and 500 orders placed, paid and messaged at once. Fails if an order is refused without reason, or the audit
 * finds a violation.
 */
const findings = await onOwnStack({ importData: false }, async (stack) => {
  const database = await openOwnDatabase(stack, 'load');
  const shop = await openShop(database, stack);
  try {
    return [...(await rush(shop)), ...(await storm(shop))];
  } finally {
    await shop.close();
    await database.close();
  }
});
for (const finding of findings) console.error(`✗ ${finding}`);
if (findings.length === 0) console.log('\nEvery payment, order and piece is where it belongs.');
process.exit(findings.length === 0 ? 0 : 1);
