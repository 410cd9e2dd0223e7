import { sandboxControl } from '../../tools/harness/ziina-sandbox/control.ts';
import { stack } from '../stack.ts';

export { intentOf } from '../../tools/harness/ziina-sandbox/control.ts';

/** The provider of the stack under test; see the sandbox's README. */
export const {
  reset: resetProvider,
  orderFaults,
  intents,
  endIntent,
  refund,
  refunds: providerRefunds,
  endRefund,
  deliveries,
} = sandboxControl(stack.urls.sandbox);
