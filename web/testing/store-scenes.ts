import type { PublicOrder } from '@ghar/domain/callables';
import { DEFAULTS_BY_LOCALE } from '@ghar/domain/content/site-content';
import { DEFAULT_LOCALE, type Locale } from '@ghar/domain/i18n/locale';
import { adminTexts, unauthorisedTexts } from '../src/i18n/ar/admin.ts';
import {
  authTexts,
  confirmEmailTexts,
  CREDENTIAL_ERRORS,
  newPasswordTexts,
  resetTexts,
  wordsForAccountFailure,
} from '../src/i18n/ar/auth.ts';
import { arTrackingTexts } from '../src/i18n/ar/tracking-texts.ts';
import { enTrackingTexts } from '../src/i18n/en/tracking-texts.ts';
import { storeTextsOf } from '../src/i18n/store-catalogues.ts';
import type { TrackingTexts } from '../src/i18n/tracking-texts.ts';
import { readLine } from '../src/store-data/content-line.ts';
import { POLICIES, policyPath } from '../src/routes/policies.ts';
import { users } from './auth.ts';
import { backend, refusal, result } from './backend.ts';
import { payInCash } from './order-form.ts';
import * as orders from './public-order.ts';
import { keys, meanwhile, press, sees, select, write, type Scene } from './scene.ts';
import { ADMIN, offerCash, putProduct, STAFF } from './shop.ts';

const TRACKING_TEXTS: Readonly<Record<Locale, TrackingTexts>> = {
  ar: arTrackingTexts,
  en: enTrackingTexts,
};
/** What a customer types, by language. */
const TYPED = {
  ar: { customer_name: 'مريم الهاشمي', city: 'دبي', address: 'شارع الوصل' },
  en: { customer_name: 'Mariam Al Hashimi', city: 'Dubai', address: 'Al Wasl Street' },
} as const;

/** The pages of the shop in a language, in each of their states. */
export function shopScenes(locale: Locale): Scene[] {
  const {
    order: orderTexts,
    policies: policyTexts,
    shell: shellTexts,
    notFound: notFoundTexts,
    orderErrors: { forCode: wordsForCode },
    countryShortNames,
    formats,
  } = storeTextsOf(locale);
  const { confirmation: confirmationTexts, track: trackPageTexts } = TRACKING_TEXTS[locale];
  const { features, hero } = DEFAULTS_BY_LOCALE[locale];
  const { customer_name, city, address } = TYPED[locale];
  const first = customer_name.split(' ')[0]!;
  const typed = { customer_name, city, address, product_name: hero.title };
  const publicOrder: typeof orders.publicOrder = (change) =>
    orders.publicOrder({ ...typed, ...change });
  const unpaidOrder: typeof orders.unpaidOrder = (change) =>
    orders.unpaidOrder({ ...typed, ...change });
  const cashOrder: typeof orders.cashOrder = (change) => orders.cashOrder({ ...typed, ...change });
  const { fields } = orderTexts;
  const changePrice = meanwhile(() => putProduct({ price: 350 }));
  const ORDER = [
    write(fields.customerName.label, first),
    write(fields.customerPhone.label, '501234567'),
    select(fields.country.label, 'ae'),
    write(fields.city.label, city),
    write(fields.address.label, address),
  ];
  /** The page of an order that is stored as `stored` and, at the provider, is `asked`. */
  const confirmation = (
    name: string,
    stored: PublicOrder,
    scene: Pick<Scene, 'ends' | 'steps'>,
    asked = stored,
  ): Scene => ({
    name: `an order that is ${name}`,
    address: `/payment-success?order_id=${stored.id}`,
    arrange() {
      backend.on('getOrderSecure', () => result([stored]));
      backend.on('updateOrderPaymentStatus', () => result(asked));
    },
    ...scene,
  });

  return [
    {
      name: 'the landing page, its price changed and its product gone',
      address: '/',
      steps: [
        changePrice,
        sees(formats.charge(350)),
        press(`SAR ${shellTexts.currencies.SAR}`),
        sees(formats.price(350, 'SAR')),
        meanwhile(() => putProduct({ stock_quantity: 0 })),
      ],
      ends: storeTextsOf(locale).offerBadges['sold-out']!,
    },
    {
      name: 'the details, its price changed',
      address: '/product-details',
      steps: [
        press(readLine(features.content.faq[0]!, 'question', 'answer').question),
        write(fields.quantity.label, '2'),
        sees(formats.charge(598)),
        // by now the page knows the price, and tells that it changes
        changePrice,
        sees(formats.charge(350)),
      ],
      ends: formats.charge(700),
    },
    { name: 'about', address: '/about', ends: policyTexts.particulars },
    ...POLICIES.map((policy): Scene => ({
      name: `the policy ${policy}`,
      address: policyPath(policy),
      ends: policyTexts.names[policy],
    })),
    {
      name: 'the order form, each of its errors, and the order sent',
      address: '/order',
      arrange: () =>
        backend.on('createZiinaPayment', () => refusal('payment-provider-unavailable', {}, 503)),
      steps: [
        press(orderTexts.submit),
        sees(wordsForCode('name-required').message),
        ...ORDER.flatMap((step) => [step, press(orderTexts.submit)]),
      ],
      ends: wordsForCode('payment-provider-unavailable', {}).message,
    },
    {
      name: 'the order form, its price, country and quantity changed',
      address: '/order',
      steps: [
        select(fields.country.label, 'kw'),
        sees(orderTexts.dialCodeNow),
        press(orderTexts.increase),
        sees(formats.charge(598)),
        changePrice,
        sees(orderTexts.priceChanged(299, 350)),
        write(fields.quantity.label, ''),
        sees(orderTexts.totalUnknown),
        write(fields.quantity.label, '3'),
      ],
      ends: formats.charge(1_050),
    },
    {
      name: 'the order form, its price refused',
      address: '/order',
      arrange: () =>
        backend.on('createZiinaPayment', () =>
          refusal('price-changed', { unit_price: 350, total_amount: 350 }),
        ),
      steps: [...ORDER, press(orderTexts.submit)],
      ends: formats.charge(350),
    },
    {
      name: 'the order form, paid in cash, its choice lost and found',
      address: '/order',
      arrange: () => {
        offerCash();
        backend.on('placeCashOrder', () => refusal('cash-not-offered'));
      },
      steps: [
        ...ORDER,
        select(fields.country.label, 'sa'),
        select(fields.country.label, 'ae'),
        payInCash,
        sees(formats.charge(314)),
        write(fields.quantity.label, '4'),
        sees(orderTexts.payment.tooMuch(1000)),
        write(fields.quantity.label, '2'),
        sees(formats.charge(613)),
        select(fields.country.label, 'kw'),
        sees(orderTexts.payment.notIn(countryShortNames.kw)),
        select(fields.country.label, 'ae'),
        press(orderTexts.submitCash),
        sees(wordsForCode('cash-not-offered').message),
      ],
      ends: orderTexts.submit,
    },
    {
      name: 'no order to show',
      address: '/payment-success',
      ends: confirmationTexts.error.missingId,
    },
    {
      name: 'an order that could not be fetched, and then could',
      address: `/payment-success?order_id=${publicOrder().id}`,
      steps: [
        sees(confirmationTexts.error.fetchFailed),
        meanwhile(() => backend.on('getOrderSecure', () => result([publicOrder()]))),
        press(confirmationTexts.error.retry),
      ],
      ends: confirmationTexts.paid.heading(first),
    },
    confirmation('paid', publicOrder(), { ends: confirmationTexts.paid.lead }),
    confirmation(
      'paid meanwhile',
      unpaidOrder(),
      { ends: confirmationTexts.paid.heading(first) },
      publicOrder(),
    ),
    confirmation('unpaid, its payment refused', unpaidOrder(), {
      steps: [press(confirmationTexts.unpaid.pay)],
      ends: confirmationTexts.payErrorTitle,
    }),
    confirmation('failed', unpaidOrder({ payment_status: 'failed' }), {
      ends: confirmationTexts.failed.heading(),
    }),
    confirmation('under review', unpaidOrder({ payment_under_review: true }), {
      ends: confirmationTexts.underReview.heading,
    }),
    confirmation('cancelled', unpaidOrder({ status: 'cancelled' }), {
      ends: confirmationTexts.cancelled.heading,
    }),
    confirmation(
      'shipped',
      publicOrder({ status: 'shipped', shipped_at: '2026-11-21T08:00:00.000Z' }),
      {
        ends: confirmationTexts.paid.shipped.heading,
      },
    ),
    confirmation('to be paid in cash, its card payment refused', cashOrder(), {
      steps: [press(confirmationTexts.cash.cardInstead)],
      ends: confirmationTexts.payErrorTitle,
    }),
    {
      name: 'an order in cash, confirmed by the link of its message',
      address: `/payment-success?order_id=${cashOrder().id}&confirm=token`,
      arrange() {
        let order = cashOrder();
        backend.on('getOrderSecure', () => result([order]));
        backend.on('confirmCashOrder', () => {
          order = cashOrder({ status: 'confirmed' });
          return result({ success: true });
        });
      },
      steps: [press(confirmationTexts.cash.question.confirm)],
      ends: confirmationTexts.cash.confirmed.lead,
    },
    confirmation('in cash, and ended', cashOrder({ payment_status: 'failed' }), {
      ends: confirmationTexts.cash.ended.unconfirmed,
    }),
    confirmation('in cash, and on its way', cashOrder({ status: 'shipped' }), {
      ends: confirmationTexts.cash.door.exact,
    }),
    confirmation('refunded in part', publicOrder({ refunded_amount: 100 }), {
      ends: confirmationTexts.refunded.part(true, publicOrder()),
    }),
    {
      name: 'the search for an order, its errors, and what is not found',
      address: '/track',
      arrange: () => backend.on('findOrder', () => refusal('order-not-found', {}, 404)),
      steps: [
        press(trackPageTexts.submit),
        write(trackPageTexts.fields.order_number.label, 'ACDE3479'),
        press(trackPageTexts.submit),
        write(trackPageTexts.fields.phone.label, '0501234567'),
        press(trackPageTexts.submit),
      ],
      ends: trackPageTexts.problem('order-not-found', {}).message,
    },
    { name: 'no page', address: '/no/such-page', ends: notFoundTexts.text },
  ];
}

const signIn = ({ email, password }: { email: string; password: string }) => [
  write(authTexts.email, email),
  write(authTexts.password, password),
  keys('{Enter}'),
];

/** The staff's pages outside the panel, in each of their states. */
const SIGN_IN_SCENES: readonly Scene[] = [
  {
    name: 'the sign-in, its errors and what it refuses',
    address: '/auth',
    steps: [
      write(authTexts.email, ' '),
      keys('{Enter}'),
      sees(CREDENTIAL_ERRORS['email-required']),
      ...signIn({ ...ADMIN, password: 'wrong-password' }),
      sees(wordsForAccountFailure('sign-in', 'invalid-credentials').text),
      write(authTexts.password, ADMIN.password),
      press(authTexts.showPassword),
      write(authTexts.password, ADMIN.password),
      keys('{Enter}'),
    ],
    ends: adminTexts.subtitle,
  },
  {
    name: 'the sign-up',
    address: '/auth',
    steps: [
      press(authTexts.signUp),
      sees(authTexts.signUpNote),
      write(authTexts.email, ADMIN.email),
      write(authTexts.password, 'ورق غار وزيت زيتون'),
      keys('{Enter}'),
    ],
    ends: authTexts.toSignIn,
  },
  {
    name: 'a forgotten password',
    address: '/auth',
    steps: [
      press(authTexts.forgotten),
      press(resetTexts.submit),
      write(authTexts.email, ADMIN.email),
      press(resetTexts.submit),
    ],
    ends: resetTexts.sent,
  },
  {
    name: 'a new password',
    address: '/auth?mode=resetPassword&oobCode=a-code',
    arrange: () => users.addLink('a-code', ADMIN.email),
    steps: [
      write(newPasswordTexts.password, '1'),
      press(newPasswordTexts.submit),
      sees(CREDENTIAL_ERRORS['password-short']),
      write(newPasswordTexts.password, 'ورق غار وزيت زيتون'),
      press(newPasswordTexts.submit),
    ],
    ends: adminTexts.subtitle,
  },
  {
    name: 'a link that has expired',
    address: '/auth?mode=verifyEmail&oobCode=gone',
    steps: [sees(confirmEmailTexts.heading)],
    ends: wordsForAccountFailure('confirm-email', 'link-expired').text,
  },
  {
    name: 'whoever may not enter the panel',
    address: '/auth',
    steps: signIn(STAFF),
    ends: unauthorisedTexts.text,
  },
];

/** Every page outside the panel, in each of its states. */
export const STORE_SCENES: readonly Scene[] = [...shopScenes(DEFAULT_LOCALE), ...SIGN_IN_SCENES];
