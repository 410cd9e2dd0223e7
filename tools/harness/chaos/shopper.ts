import type { PaymentLink, PlacedCashOrder } from '@ghar/domain/callables';
import { DomainError } from '@ghar/domain/error-code';
import { MAX_REPLACED } from '@ghar/domain/order/replaced-orders';
import { orderPath } from '@ghar/domain/paths';
import { newOrderForm } from '../../order-form.ts';
import { randomOf, weighted } from '../../seed/random.ts';
import { CASH } from '../in-process-shop.ts';
import { intentOf } from '../ziina-sandbox/control.ts';
import type { Backend } from './backend.ts';
import type { Outcome } from './simulated-process.ts';
import type { PageAction, ProviderDriver } from './provider-driver.ts';
import type { Environment } from './environment.ts';

export type Shopper = ReturnType<typeof createShopper>;

/** Error codes after which the form makes a new checkout key. */
const CODES_FOR_A_NEW_KEY = new Set<string>([
  'order-already-paid',
  'order-cancelled',
  'order-replaced',
  'payment-provider-unavailable',
  'payment-response-invalid',
  'payment-link-missing',
]);
const PAGE_ACTIONS = weighted<PageAction>({ pay: 8, decline: 3, cancel: 2, hang: 1, hold: 1 });
const ACTIONS = weighted({
  submit: 2,
  edit: 1,
  press: 7,
  look: 2,
  retry: 1,
  'old-button': 1,
  storm: 1,
  forge: 1,
  refund: 1,
  confirm: 4,
});
type Action = (typeof ACTIONS)[number];
/** Shoppers share networks, as those of a carrier do. */
const NETWORKS = 3;
/** Cancellations in a row, each followed by paying again: more than an order's hour allows. */
const STORM = 12;

/** A shopper with a phone number of their own. */
export function createShopper(
  number: number,
  unitPrice: number,
  shop: { environment: Environment; backend: Backend; provider: ProviderDriver },
) {
  const { environment, backend, provider } = shop;
  const name = `shopper ${number}`;
  const random = randomOf(`${environment.seed} ${name}`);
  const origin = `203.0.113.${number % NETWORKS}`;
  const { scheduler } = environment;
  const orderIds: string[] = [];
  const links: string[] = [];
  const fresh: string[] = [];
  let form = {
    ...newOrderForm(),
    customerPhone: `050${1_000_000 + number}`,
    customerEmail: random.pick(['', `shopper-${number}@ghar.example`]),
    consentMessages: random.between(1, 4) > 1,
    quantity: random.between(1, 3),
    checkoutKey: random.uuid(),
    replacedKeys: [] as string[],
  };
  let inCash = random.between(1, 3) === 1;
  const totalOf = (price: number, quantity: number): number =>
    price * quantity + (inCash ? CASH.countries.ae.fee : 0);
  form.totalAmount = totalOf(unitPrice, form.quantity);
  let price = unitPrice;
  let calls = 0;

  let current: string | undefined;

  const remember = (orderId: string): void => {
    current = orderId;
    if (!orderIds.includes(orderId)) orderIds.push(orderId);
    environment.orderIds.add(orderId);
  };

  /** The form's next submission is a new order that replaces the unpaid ones. */
  function renewKey(): void {
    const replacedKeys = [...form.replacedKeys, form.checkoutKey].slice(-MAX_REPLACED);
    form = { ...form, checkoutKey: random.uuid(), replacedKeys };
    current = undefined;
  }

  /** Handles a reply as the store's pages do. */
  function handleReply(outcome: Outcome<PaymentLink | PlacedCashOrder>): void {
    if (outcome.kind === 'killed') return;
    if (outcome.kind === 'answered') {
      const { order_id } = outcome.result;
      remember(order_id);
      if (!('payment_url' in outcome.result)) return;
      const { payment_url } = outcome.result;
      if (!links.includes(payment_url)) {
        links.push(payment_url);
        fresh.push(payment_url);
      }
      environment.payable.set(intentOf(payment_url), name);
      return;
    }
    if (!(outcome.error instanceof DomainError)) return;
    const { code, facts } = outcome.error;
    if (facts.order_id !== undefined) remember(facts.order_id);
    if (CODES_FOR_A_NEW_KEY.has(code)) renewKey();
    if (code === 'price-changed') {
      price = facts.unit_price!;
      form = { ...form, totalAmount: totalOf(price, form.quantity) };
    }
    const left = code === 'too-many-pieces' ? facts.most : facts.available;
    if (left !== undefined && left > 0)
      form = { ...form, quantity: left, totalAmount: totalOf(price, left) };
  }

  /** Makes the same call once, or several times concurrently. */
  const ask = async (
    what: string,
    call: (run: string) => Promise<Outcome<PaymentLink | PlacedCashOrder>>,
  ): Promise<void> => {
    const times = random.pick([1, 1, 2, 3]);
    const runs = Array.from({ length: times }, () => call(`${name} ${what} ${calls++}`));
    for (const outcome of await Promise.all(runs)) handleReply(outcome);
  };

  const submit = (): Promise<void> =>
    inCash
      ? ask('submit cash', (run) => backend.placeCashOrder(run, { ...form }, origin))
      : ask('submit', (run) => backend.createPayment(run, { ...form }, origin));
  /** By the link of the message, or with a guess. */
  async function confirm(orderId: string): Promise<void> {
    const order = await scheduler.run(() => environment.db.doc(orderPath(orderId)).get());
    const token = order.get('confirm_token') as string | undefined;
    const isGuessed = token === undefined || random.between(1, 4) === 1;
    if (!isGuessed) environment.confirmed.add(orderId);
    await backend.confirmCashOrder(
      `${name} confirm ${calls++}`,
      orderId,
      isGuessed ? 'guessed' : token,
    );
  }
  async function press(link: string): Promise<void> {
    const action = random.pick(PAGE_ACTIONS);
    await scheduler.run(() => provider.press(name, link, action, random));
    // another card, on the same page
    if (action === 'decline' && random.between(0, 1) === 1)
      await scheduler.run(() => provider.press(name, link, 'pay', random));
  }

  async function storm(orderId: string): Promise<void> {
    for (let times = STORM; times > 0; times--) {
      const link = links.at(-1);
      if (link !== undefined)
        await scheduler.run(() => provider.press(name, link, 'cancel', random));
      await ask('storm', (run) => backend.retryPayment(run, orderId, origin));
    }
  }

  async function act(action: Action): Promise<void> {
    const orderId = current;
    const link = links.at(-1);
    if (action === 'submit' || orderId === undefined) return submit();
    if (action === 'edit') {
      renewKey();
      inCash = random.between(0, 1) === 1;
      form = { ...form, totalAmount: totalOf(price, form.quantity) };
      return submit();
    }
    if (action === 'look') {
      await backend.updatePaymentStatus(`${name} look ${calls++}`, random.pick(orderIds));
      return;
    }
    if (action === 'confirm') return confirm(orderId);
    if (action === 'storm') return storm(orderId);
    if (link !== undefined && action === 'old-button') return press(random.pick(links));
    if (link !== undefined && action === 'forge') return provider.forge(name, link);
    if (link !== undefined && action === 'refund')
      return scheduler.run(() => provider.refund(name, random.pick(links), random));
    if (fresh.length > 0 && action === 'press') return press(fresh.pop()!);
    return ask('retry', (run) => backend.retryPayment(run, orderId, origin));
  }

  return {
    /** Ids of the orders that they received, the latest last. */
    orderIds: orderIds as readonly string[],
    async visit(): Promise<void> {
      for (let left = random.between(1, 4); left > 0; left--) await act(random.pick(ACTIONS));
    },
  };
}
