import type { PublicOrder } from '@ghar/domain/callables';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backend, noAnswer, refusal, result } from '../../../testing/backend.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { publicOrder, unpaidOrder } from '../../../testing/public-order.ts';
import { confirmationTexts as texts } from '../../i18n/ar/confirmation.ts';
import { wordsForCode } from '../../i18n/ar/order-errors.ts';
import { orderTexts } from '../../i18n/ar/order-page.ts';
import { receiptTexts } from '../../i18n/ar/receipt.ts';
import { shellTexts } from '../../i18n/ar/shell.ts';
import { timelineTexts } from '../../i18n/ar/timeline.ts';

const { id: ID } = publicOrder();
const ADDRESS = `/payment-success?order_id=${ID}`;
const PAYMENT_URL = 'https://pay.example/intent';

/** Opens the page of an order that is stored as `stored` and is, by the provider, as `asked`. */
function openOrder(stored: PublicOrder, asked: PublicOrder = stored) {
  backend.on('getOrderSecure', () => result([stored]));
  backend.on('updateOrderPaymentStatus', () => result(asked));
  return openPage(ADDRESS);
}
/** As whoever comes from the payment page. */
const returnTo: typeof openOrder = (stored, asked) => {
  sessionStorage.setItem('ghar-left-to-pay', '1');
  return openOrder(stored, asked);
};

const expectHeading = async (words: string): Promise<void> => {
  await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(words));
};
const main = () => within(screen.getByRole('main'));
const button = (name: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('main button, main a')].find(
    (one) => one.textContent === name,
  ) ?? null;
/** What a line of the order's summary says. */
const line = (name: string): string | undefined =>
  [...document.querySelectorAll(`[aria-label="${orderTexts.summary}"] dt`)].find(
    (term) => term.textContent === name,
  )?.nextElementSibling?.textContent;
const chat = (): URL =>
  new URL(main().getByText(shellTexts.whatsapp).closest('a')!.getAttribute('href')!);

const assign = vi.fn<(url: string) => void>();
beforeEach(() => {
  assign.mockReset();
  vi.spyOn(location, 'assign').mockImplementation((url) => assign(String(url)));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test.for(['.', ')', '،', '\u200f', '?x='])(
  'a link with %j behind it opens the order, by its id alone',
  async (behind) => {
    backend.on('getOrderSecure', () => result([publicOrder()]));
    backend.on('updateOrderPaymentStatus', () => result(publicOrder()));
    await openPage(`${ADDRESS}${encodeURIComponent(behind)}`);
    await waitFor(() => expect(line(texts.fields.number)).toBe(publicOrder().order_number));
    const asked = [
      ...backend.inputs('getOrderSecure'),
      ...backend.inputs('updateOrderPaymentStatus'),
    ];
    expect(new Set(asked.map(({ order_id_param }) => order_id_param))).toEqual(new Set([ID]));
  },
);

describe('without an order to show', () => {
  test.for([
    ['no id', '', texts.error.missingId],
    ['an empty id', '?order_id=', texts.error.missingId],
    ['a blank id', '?order_id=%20', texts.error.missingId],
    ['an unknown id', '?order_id=unknown', texts.error.notFound],
    ['an id that is a path', '?order_id=a%2Fb', texts.error.notFound],
    ['an id of 400 characters', `?order_id=${'x'.repeat(400)}`, texts.error.notFound],
  ] as const)('the page of %s says why, and where to go', async ([, search, message]) => {
    backend.on('getOrderSecure', () => refusal('order-not-found', {}, 404));
    const user = await openPage(`/payment-success${search}`);
    await expectHeading(texts.error.heading);
    main().getByText(message);
    expect(button(texts.error.retry)).toBeNull();
    expect(button(texts.error.find)?.getAttribute('href')).toBe('/track');
    expect(chat().host).toBe('wa.me');
    await user.click(button(shellTexts.backToStore)!);
    await waitFor(() => expect(location.pathname).toBe('/'));
  });

  test.for([
    ['no order', () => result([]), texts.error.notFound],
    ['no list', () => result(null), texts.error.fetchFailed],
    ['a refusal of the id', () => refusal('order-id-missing'), texts.error.missingId],
    ['a failure', () => ({ status: 500, body: '' }), texts.error.fetchFailed],
    ['nothing', noAnswer, texts.error.fetchFailed],
  ] as const)('the answer is %s', async ([, answer, message]) => {
    backend.on('getOrderSecure', answer);
    await openPage(ADDRESS);
    await expectHeading(texts.error.heading);
    main().getByText(message);
    expect(backend.inputs('updateOrderPaymentStatus')).toEqual([]);
  });

  test('a failure is told in a toast too, and the order is shown at the next try', async () => {
    backend.on('getOrderSecure', noAnswer);
    const user = await openPage(ADDRESS);
    await expectHeading(texts.error.heading);
    main().getByText(texts.error.fetchGuidance);
    const toast = (await screen.findByText(texts.error.toastTitle)).parentElement!;
    expect(toast.textContent).toContain(texts.error.fetchFailed);
    expect(button(texts.error.find)).toBeNull();
    backend.on('getOrderSecure', () => result([unpaidOrder()]));
    backend.on('updateOrderPaymentStatus', () => result(unpaidOrder()));
    await user.click(button(texts.error.retry)!);
    await expectHeading(texts.unpaid.heading(299));
  });
});

/** The next day in the order's country. */
const REFUNDED_AT = '2026-12-01T21:00:00.000Z';
/** Each state: the order, its heading, whether it can be paid, what else it says. */
const STATES: readonly [string, PublicOrder, string, string | null, string[]][] = [
  [
    'unpaid',
    unpaidOrder({ quantity: 2, total_amount: 598 }),
    texts.unpaid.heading(598),
    texts.unpaid.pay,
    [texts.unpaid.lead],
  ],
  [
    'paid, and so is the order that replaced it',
    publicOrder({ replaced_by: 'next', paid_twice: true }),
    texts.paid.twice.heading,
    null,
    [texts.paid.twice.lead],
  ],
  [
    'under review',
    unpaidOrder({ payment_under_review: true }),
    texts.underReview.heading,
    null,
    [texts.underReview.lead],
  ],
  ...(['declined', 'cancelled', 'expired', undefined] as const).map(
    (payment_failure): [string, PublicOrder, string, string | null, string[]] => [
      `failed, ${payment_failure ?? 'for reasons of the provider'}`,
      unpaidOrder({
        payment_status: 'failed',
        ...(payment_failure && { payment_failure }),
      }),
      // whoever was only sent the link has not seen a page that expired
      payment_failure === 'expired'
        ? texts.unpaid.heading(299)
        : texts.failed.heading(payment_failure),
      payment_failure === 'expired' ? texts.unpaid.pay : texts.failed.pay,
      [payment_failure === 'expired' ? texts.unpaid.lead : texts.failed.lead(payment_failure)],
    ],
  ),
  [
    'replaced',
    unpaidOrder({ replaced_by: 'next' }),
    texts.replaced.heading,
    null,
    [texts.replaced.lead],
  ],
  ['paid', publicOrder(), texts.paid.heading('مريم'), null, [texts.paid.label, texts.paid.lead]],
  [
    'shipped',
    publicOrder({ status: 'shipped' }),
    texts.paid.shipped.heading,
    null,
    [texts.paid.label],
  ],
  [
    'delivered',
    publicOrder({ status: 'delivered' }),
    texts.paid.delivered.heading,
    null,
    [texts.paid.label],
  ],
  [
    'partly given back',
    publicOrder({ refunded_amount: 100.5, refunded_at: REFUNDED_AT }),
    texts.paid.heading('مريم'),
    null,
    [
      'أعدنا جزءاً من المبلغ إلى بطاقتك في 2 ديسمبر 2026، ويصل إلى حسابك خلال 5 إلى 10 أيام عمل من هذا التاريخ.',
    ],
  ],
  [
    'partly given back, in cash',
    publicOrder({ paid_at: null, refunded_amount: 1, refunded_at: REFUNDED_AT }),
    texts.paid.heading('مريم'),
    null,
    ['أعدنا جزءاً من المبلغ في 2 ديسمبر 2026.'],
  ],
  [
    'being given back',
    publicOrder({ refunding_amount: 100.5 }),
    texts.paid.heading('مريم'),
    null,
    [texts.refunded.pending],
  ],
  [
    'given back',
    publicOrder({ refunded_amount: 299 }),
    texts.refunded.heading,
    null,
    [texts.refunded.label, texts.refunded.lead(true, publicOrder())],
  ],
  [
    'cancelled, unpaid',
    unpaidOrder({ status: 'cancelled' }),
    texts.cancelled.heading,
    null,
    [texts.cancelled.unpaid],
  ],
  [
    'cancelled, under review',
    unpaidOrder({ status: 'cancelled', payment_under_review: true }),
    texts.cancelled.heading,
    null,
    [texts.cancelled.underReview],
  ],
  [
    'cancelled, paid',
    publicOrder({ status: 'cancelled' }),
    texts.cancelled.heading,
    null,
    [texts.cancelled.paid(299, true)],
  ],
  [
    'sent, to be paid another way',
    unpaidOrder({ status: 'shipped', shipped_at: '2026-11-21T08:00:00.000Z' }),
    texts.paid.shipped.heading,
    null,
    [texts.sent.label, texts.paid.shipped.lead],
  ],
  [
    'delivered, its payment at the provider failed',
    unpaidOrder({ status: 'delivered', payment_status: 'failed' }),
    texts.paid.delivered.heading,
    null,
    [texts.sent.label],
  ],
  [
    'cancelled, paid in cash',
    publicOrder({ status: 'cancelled', paid_at: null }),
    texts.cancelled.heading,
    null,
    [texts.cancelled.paid(299, false)],
  ],
  [
    'cancelled, partly given back',
    publicOrder({ status: 'cancelled', refunded_amount: 100 }),
    texts.cancelled.heading,
    null,
    [texts.cancelled.partlyRefunded(199, true, publicOrder())],
  ],
  [
    'cancelled, being given back',
    publicOrder({ status: 'cancelled', refunding_amount: 299 }),
    texts.cancelled.heading,
    null,
    [texts.cancelled.refunding],
  ],
  [
    'cancelled, given back',
    publicOrder({ status: 'cancelled', refunded_amount: 299 }),
    texts.cancelled.heading,
    null,
    [texts.cancelled.refunded(true, publicOrder())],
  ],
];

describe('an order is told as what it is:', () => {
  test.for(STATES)('%s', async ([, order, heading, pay, words]) => {
    await openOrder(order);
    await expectHeading(heading);
    for (const text of words) main().getByText(text);
    const toPay = [texts.unpaid.pay, texts.pending.pay, texts.failed.pay].filter(button);
    expect(toPay).toEqual(pay === null ? [] : [pay]);
    // beside the button, unless the heading names it
    const charges = main().queryAllByText(orderTexts.charged);
    expect(charges.map((note) => note.parentElement!.firstElementChild!.textContent)).toEqual(
      pay === texts.failed.pay ? [pay] : [],
    );
    expect(button(texts.pending.check)).toBeNull();
    expect(line(texts.fields.number)).toBe(order.order_number);
    expect(line(texts.fields.address)).toBe('… فيلا 12');
    expect(chat().searchParams.get('text')).toBe(texts.whatsappMessage(order.order_number));
    await waitFor(() => expect(document.title).toContain(heading));
  });

  test('what is left to pay, was paid, given back and does not count, in the summary', async () => {
    await openOrder(unpaidOrder({ total_amount: 598, uncounted_amount: 299 }));
    await expectHeading(texts.unpaid.heading(598));
    expect(line(texts.fields.amountDue)).toBe('598 درهم');
    expect(line(texts.fields.uncounted)).toBe('299 درهم');
    expect(line(texts.fields.amount)).toBeUndefined();
  });

  test('what was and is being given back, in the summary', async () => {
    await openOrder(publicOrder({ refunded_amount: 100.5, refunding_amount: 50 }));
    await expectHeading(texts.paid.heading('مريم'));
    expect(line(texts.fields.amount)).toBe('299 درهم');
    expect(line(texts.fields.refunded)).toBe('100.50 درهم');
    expect(line(texts.fields.refunding)).toBe('50 درهم');
    expect(line(texts.fields.uncounted)).toBeUndefined();
  });

  test('no address, where none of its numbers may be shown', async () => {
    await openOrder(unpaidOrder({ address: '' }));
    await expectHeading(texts.unpaid.heading(299));
    expect(line(texts.fields.place)).toBe('دبي');
    expect(line(texts.fields.address)).toBeUndefined();
  });

  test('what a customer wrote is text, never markup', async () => {
    const script = `</script><img src=x onerror=alert(1)>"'><svg onload=alert(2)>`;
    await openOrder(unpaidOrder({ customer_name: script, city: script }));
    await expectHeading(texts.unpaid.heading(299));
    expect(line(texts.fields.name)).toBe(script);
    expect(line(texts.fields.place)).toBe(script);
    expect(document.querySelector('[onerror], [onload], img[src="x"]')).toBeNull();
  });

  test('a replaced order leads to the one that took its place', async () => {
    const user = await openOrder(unpaidOrder({ replaced_by: 'next' }));
    await expectHeading(texts.replaced.heading);
    backend.on('getOrderSecure', () => result([publicOrder({ id: 'next' })]));
    await user.click(button(texts.replaced.open)!);
    await expectHeading(texts.paid.heading('مريم'));
    expect(backend.inputs('getOrderSecure').at(-1)).toEqual({ order_id_param: 'next' });
  });
});

describe('a parcel', () => {
  const SHIPPED = publicOrder({
    status: 'shipped',
    shipped_at: '2026-11-21T08:00:00.000Z',
    tracking: { carrier: 'أرامكس', number: '1234567890', url: 'https://aramex.example/1234567890' },
  });

  test('has its way, its number and its carrier’s page; times are those of the order’s country', async () => {
    vi.setSystemTime('2026-11-22T08:00:00Z');
    await openOrder(SHIPPED);
    await expectHeading(texts.paid.shipped.heading);
    const way = screen.getByRole('region', { name: timelineTexts.heading });
    const steps = within(way).getAllByRole('listitem');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      null,
      null,
      'step',
      null,
    ]);
    expect(steps[3]!.textContent).toContain(timelineTexts.steps.shipped.now);
    // the next day has begun in the Gulf
    expect(steps[1]!.textContent).toMatch(/21 نوفمبر .*12:30 ص/);
    const link = button(timelineTexts.followAt('أرامكس'))!;
    expect(link.getAttribute('href')).toBe('https://aramex.example/1234567890');
  });

  test.each([
    ['on its dates', '2026-11-22', 'نتوقّع وصوله من الاثنين 23 إلى الأربعاء 25 نوفمبر.'],
    [
      'in the usual time, once these have passed',
      '2026-11-27',
      'عادةً خلال يوم إلى 3 أيام عمل من الدفع.',
    ],
  ])('arrives %s', async (_, today, words) => {
    vi.setSystemTime(today);
    await openOrder(SHIPPED);
    expect((await screen.findByText(words)).closest('li')).not.toBeNull();
  });

  test.for([
    ['copied', () => Promise.resolve(), timelineTexts.copied],
    [
      'not copied, and told so',
      () => Promise.reject(new Error('denied')),
      timelineTexts.copyFailed,
    ],
  ] as const)('its number is %s', async ([, write, words]) => {
    const user = await openOrder(SHIPPED);
    await expectHeading(texts.paid.shipped.heading);
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
    await user.click(screen.getByLabelText(timelineTexts.copy));
    await screen.findByText(words);
    expect(copied).toHaveBeenCalledExactlyOnceWith('1234567890');
  });

  test('of a paid order without one there is nothing; the receipt can be printed', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const user = await openOrder(publicOrder());
    await expectHeading(texts.paid.heading('مريم'));
    expect(screen.queryByLabelText(timelineTexts.copy)).toBeNull();
    await user.click(button(receiptTexts.print)!);
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('a payment that nobody has heard of yet', () => {
  test('is told as that, and becomes paid by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await returnTo(unpaidOrder());
    await expectHeading(texts.pending.heading);
    for (const words of [texts.pending.label, texts.pending.lead, texts.pending.checking])
      main().getByText(words);
    backend.on('updateOrderPaymentStatus', () => result(publicOrder()));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await expectHeading(texts.paid.heading('مريم'));
    expect(screen.getAllByText(texts.paid.heading('مريم'))).toHaveLength(2);
  });

  test('becomes failed by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await returnTo(unpaidOrder());
    await expectHeading(texts.pending.heading);
    backend.on('updateOrderPaymentStatus', () =>
      result(unpaidOrder({ payment_status: 'failed', payment_failure: 'declined' })),
    );
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await expectHeading(texts.failed.heading('declined'));
    main().getByText(texts.failed.lead('declined'));
    expect(button(texts.failed.pay)).not.toBeNull();
  });

  test('stays pending while the provider cannot be asked, says so, and is asked about on demand', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = await returnTo(unpaidOrder());
    await expectHeading(texts.pending.heading);
    backend.on('updateOrderPaymentStatus', () => refusal('payment-provider-unavailable', {}, 503));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    main().getByText(texts.pending.checkFailed);
    await expectHeading(texts.pending.heading);
    backend.on('updateOrderPaymentStatus', () => result(publicOrder()));
    await user.click(button(texts.pending.check)!);
    await expectHeading(texts.paid.heading('مريم'));
    expect(button(texts.pending.check)).toBeNull();
  });

  test('is no longer asked about after two minutes, until the shopper asks', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = await returnTo(unpaidOrder());
    await expectHeading(texts.pending.heading);
    await act(() => vi.advanceTimersByTimeAsync(121_000));
    main().getByText(texts.pending.stopped);
    const asked = backend.inputs('updateOrderPaymentStatus').length;
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    expect(backend.inputs('updateOrderPaymentStatus')).toHaveLength(asked);
    backend.on('updateOrderPaymentStatus', noAnswer);
    await user.click(button(texts.pending.check)!);
    await screen.findByText(texts.pending.checkFailed);
    // and by itself from here on
    backend.on('updateOrderPaymentStatus', () => result(publicOrder()));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await expectHeading(texts.paid.heading('مريم'));
  });

  test('of an order that another took the place of is not paid once more', async () => {
    await returnTo(unpaidOrder({ replaced_by: 'next' }));
    await expectHeading(texts.pending.heading);
    expect(button(texts.pending.pay)).toBeNull();
    expect(button(texts.replaced.open)?.getAttribute('href')).toBe(
      '/payment-success?order_id=next',
    );
  });
});

describe('without the provider’s answer', () => {
  test.for(['pending', 'failed'] as const)(
    'an order that is stored as %s is called neither failed nor unpaid',
    async (payment_status) => {
      backend.on('getOrderSecure', () => result([unpaidOrder({ payment_status })]));
      backend.on('updateOrderPaymentStatus', () =>
        refusal('payment-provider-unavailable', {}, 503),
      );
      await openPage(ADDRESS);
      await expectHeading(texts.pending.heading);
      expect(backend.inputs('updateOrderPaymentStatus')).toContainEqual({ order_id_param: ID });
    },
  );

  test('a failed payment that was made good since is found when the page is opened', async () => {
    await openOrder(unpaidOrder({ payment_status: 'failed' }), publicOrder());
    await expectHeading(texts.paid.heading('مريم'));
    expect(backend.inputs('updateOrderPaymentStatus')).toContainEqual({ order_id_param: ID });
  });

  test('a paid order is shown without asking', async () => {
    await openOrder(publicOrder());
    await expectHeading(texts.paid.heading('مريم'));
    expect(backend.inputs('updateOrderPaymentStatus')).toEqual([]);
  });
});

describe('to pay', () => {
  const link = { success: true, payment_url: PAYMENT_URL, order_id: ID } as const;

  test.for([
    ['unpaid', unpaidOrder(), texts.unpaid.pay],
    ['failed', unpaidOrder({ payment_status: 'failed' }), texts.failed.pay],
  ] as const)('an order that is %s leads to its payment page', async ([, order, pay]) => {
    const user = await openOrder(order);
    backend.on('retryZiinaPayment', () => result(link));
    await user.click(await waitFor(() => main().getByText(pay)));
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(PAYMENT_URL));
    expect(backend.inputs('retryZiinaPayment')).toEqual([{ order_id_param: ID }]);
  });

  test('a pending one does too; the button keeps the focus, and opens one payment', async () => {
    const user = await returnTo(unpaidOrder());
    const answer = backend.hold('retryZiinaPayment', result(link));
    await expectHeading(texts.pending.heading);
    const pay = button(texts.pending.pay)!;
    expect(pay.parentElement!.lastElementChild!.textContent).toBe(`${orderTexts.charged} 299 درهم`);
    pay.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(pay.textContent).toBe(texts.opening));
    expect(pay.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(pay);
    // announced
    expect(screen.getAllByText(texts.opening)).toHaveLength(2);
    await user.keyboard('{Enter}');
    await user.click(pay);
    answer();
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(backend.inputs('retryZiinaPayment')).toHaveLength(1);
  });

  test('a page that is slow to open is explained, and given up in the end', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = await openOrder(unpaidOrder());
    backend.hold('retryZiinaPayment', result(link));
    await expectHeading(texts.unpaid.heading(299));
    await user.click(button(texts.unpaid.pay)!);
    expect(screen.queryByText(texts.stillOpening)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    main().getByText(texts.stillOpening);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole('alert').textContent).toContain('حدث خطأ غير متوقع');
    expect(screen.queryByText(texts.stillOpening)).toBeNull();
    backend.on('retryZiinaPayment', () => result(link));
    await user.click(button(texts.unpaid.pay)!);
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a page that never comes gives the button back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = await openOrder(unpaidOrder());
    backend.on('retryZiinaPayment', () => result(link));
    await expectHeading(texts.unpaid.heading(299));
    await user.click(button(texts.unpaid.pay)!);
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    main().getByText(texts.opening, { selector: 'button' });
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    // the shopper may have paid by now
    await expectHeading(texts.pending.heading);
    await user.click(button(texts.pending.pay)!);
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(2));
  });

  test('says in an alert that has the focus, and in a toast, why the page cannot be opened', async () => {
    const user = await openOrder(unpaidOrder({ payment_status: 'failed' }));
    backend.on('retryZiinaPayment', () =>
      refusal('payment-provider-unavailable', { status: 503 }, 503),
    );
    await expectHeading(texts.failed.heading());
    await user.click(button(texts.failed.pay)!);
    const alert = await screen.findByText('خطأ في الخادم: 503', { selector: '[role=alert] p' });
    const box = alert.closest<HTMLElement>('[role=alert]')!;
    expect(document.activeElement).toBe(box);
    // the shopper may have paid all the same
    expect(box.textContent).toContain('فلا تدفع مرة أخرى');
    expect(box.textContent).not.toContain('لم يُخصم');
    await screen.findByText(texts.payErrorTitle);
    expect(button(texts.failed.pay)).not.toBeNull();
  });

  test('a payment that is made elsewhere is waited for, and cannot be made once more', async () => {
    const user = await openOrder(unpaidOrder());
    backend.on('retryZiinaPayment', () => refusal('payment-under-review'));
    await expectHeading(texts.unpaid.heading(299));
    await user.click(button(texts.unpaid.pay)!);
    await expectHeading(texts.pending.heading);
    const { message } = wordsForCode('payment-under-review', {}, 'again');
    expect(screen.getByRole('alert').textContent).toContain(message);
    expect(button(texts.pending.pay)).toBeNull();
    expect(button(texts.pending.check)).not.toBeNull();
  });

  test('what can no longer be had as it was ordered is ordered anew', async () => {
    const user = await openOrder(unpaidOrder());
    backend.on('retryZiinaPayment', () => refusal('out-of-stock', { available: 0 }));
    await expectHeading(texts.unpaid.heading(299));
    await user.click(button(texts.unpaid.pay)!);
    await waitFor(() => expect(button(texts.toOrder)?.getAttribute('href')).toBe('/order'));
    expect(button(texts.unpaid.pay)).toBeNull();
  });
});

describe('the network', () => {
  test('is waited for where there is none, and tried until it is of use', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const online = vi.spyOn(navigator, 'onLine', 'get');
    backend.on('getOrderSecure', noAnswer);
    await openPage(ADDRESS);
    await expectHeading(texts.error.heading);
    main().getByText(texts.error.fetchGuidance);
    online.mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    main().getByText(texts.error.offline);
    online.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    main().getByText(texts.error.fetchGuidance);
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(backend.inputs('getOrderSecure').length).toBeGreaterThan(1);
    backend.on('getOrderSecure', () => result([publicOrder()]));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await expectHeading(texts.paid.heading('مريم'));
  });
});
