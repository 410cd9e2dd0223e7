import type { PaymentLink } from '@ghar/domain/callables';
import { DomainError } from '@ghar/domain/error-code';
import { randomOf } from '../seed/random.ts';
import { intentOf } from '../ziina-sandbox/control.ts';
import type { Backend } from './backend.ts';
import type { Outcome } from './life.ts';
import type { PageAction, PaymentDesk } from './payment-desk.ts';
import type { World } from './world.ts';

/** Somebody who orders, by a phone of their own. */
export type Shopper = {
  readonly name: string;
  /** The orders that they were told of, the latest last. */
  readonly orderIds: readonly string[];
  /** Does some of the things that shoppers do, one after the other or at the same time. */
  visit(): Promise<void>;
};

/** After these the next order is another one. */
const CODES_FOR_A_NEW_KEY = new Set<string>([
  'order-already-paid',
  'order-cancelled',
  'payment-provider-unavailable',
  'payment-response-invalid',
  'payment-link-missing',
]);
const PAGE_ACTIONS: readonly PageAction[] = [
  ...(['pay', 'pay', 'pay', 'pay', 'decline', 'decline', 'decline', 'cancel', 'cancel'] as const),
  ...(['hang', 'hold'] as const),
];
type Action = 'submit' | 'press' | 'look' | 'retry' | 'old-button' | 'forge' | 'refund';
/** The likelier, the more often. */
const ACTIONS: readonly Action[] = [
  'submit',
  'submit',
  'press',
  'press',
  'press',
  'press',
  'look',
  'look',
  'retry',
  'old-button',
  'forge',
  'refund',
];

export function createShopper(
  number: number,
  unitPrice: number,
  { world, backend, desk }: { world: World; backend: Backend; desk: PaymentDesk },
): Shopper {
  const name = `shopper ${number}`;
  const random = randomOf(`${world.seed} ${name}`);
  const { turns } = world;
  const orderIds: string[] = [];
  const links: string[] = [];
  /** Those whose buttons nobody has pressed. */
  const fresh: string[] = [];
  let form = {
    customerName: 'مريم الهاشمي',
    customerPhone: `050${1_000_000 + number}`,
    customerEmail: '',
    country: 'ae' as const,
    countryCode: '+971' as const,
    city: 'دبي',
    address: 'شارع الوصل، فيلا 12',
    quantity: random.between(1, 3),
    totalAmount: 0,
    checkoutKey: random.uuid(),
  };
  form.totalAmount = form.quantity * unitPrice;
  let calls = 0;

  /** The order that they are at. */
  let current: string | undefined;

  const remember = (orderId: string): void => {
    current = orderId;
    if (!orderIds.includes(orderId)) orderIds.push(orderId);
    world.orderIds.add(orderId);
  };

  /** Does with an answer what the store's pages do with it. */
  function hear(outcome: Outcome<PaymentLink>): void {
    if (outcome.kind === 'killed') return;
    if (outcome.kind === 'answered') {
      const { order_id, payment_url } = outcome.result;
      remember(order_id);
      if (!links.includes(payment_url)) {
        links.push(payment_url);
        fresh.push(payment_url);
      }
      world.payable.set(intentOf(payment_url), name);
      return;
    }
    if (!(outcome.error instanceof DomainError)) return;
    const { code, facts } = outcome.error;
    if (facts.order_id !== undefined) remember(facts.order_id);
    if (CODES_FOR_A_NEW_KEY.has(code)) {
      form = { ...form, checkoutKey: random.uuid() };
      current = undefined;
    }
    if (code === 'price-changed') form = { ...form, totalAmount: facts.total_amount! };
    if (code === 'out-of-stock' && facts.available! > 0)
      form = {
        ...form,
        quantity: facts.available!,
        totalAmount: (form.totalAmount / form.quantity) * facts.available!,
      };
  }

  /** Asks the shop the same thing once, or a few times at once. */
  const ask = async (
    what: string,
    call: (run: string) => Promise<Outcome<PaymentLink>>,
  ): Promise<void> => {
    const times = random.pick([1, 1, 2, 3]);
    const runs = Array.from({ length: times }, () => call(`${name} ${what} ${calls++}`));
    for (const outcome of await Promise.all(runs)) hear(outcome);
  };

  const submit = (): Promise<void> =>
    ask('submit', (run) => backend.createPayment(run, { ...form }));
  async function press(link: string): Promise<void> {
    const action = random.pick(PAGE_ACTIONS);
    await turns.take(() => desk.press(name, link, action, random));
    // another card, on the page that is still there
    if (action === 'decline' && random.between(0, 1) === 1)
      await turns.take(() => desk.press(name, link, 'pay', random));
  }

  async function act(action: Action): Promise<void> {
    const orderId = current;
    const link = links.at(-1);
    if (action === 'submit' || orderId === undefined) return submit();
    if (action === 'look') {
      await backend.updatePaymentStatus(`${name} look ${calls++}`, random.pick(orderIds));
      return;
    }
    if (link !== undefined && action === 'old-button') return press(random.pick(links));
    if (link !== undefined && action === 'forge') return desk.forge(name, link);
    if (link !== undefined && action === 'refund')
      return turns.take(() => desk.refund(name, random.pick(links), random));
    if (fresh.length > 0 && action === 'press') return press(fresh.pop()!);
    return ask('retry', (run) => backend.retryPayment(run, orderId));
  }

  return {
    name,
    orderIds,
    async visit() {
      for (let left = random.between(1, 4); left > 0; left--) await act(random.pick(ACTIONS));
    },
  };
}
