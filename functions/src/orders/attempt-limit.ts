import type { ErrorCode } from '@ghar/domain/error-code';
import { createHmac } from 'node:crypto';
import type { LimitsTransaction } from './limits-store.ts';
import {
  rateLimited,
  readNetwork,
  type CountedOrder,
  type NetworkLimits,
} from './network-tally.ts';

/** A rate limit: `times` within `withinMs`; past it the error `code`, by default `rate-limited`. */
export type Limit = {
  readonly times: number;
  readonly withinMs: number;
  readonly code?: ErrorCode;
};

const HOUR_MS = 60 * 60 * 1000;
/**
 * Orders per phone and hour (design, section 4), and payments reopened per order and hour. Separate counters: orders
 * that a stranger places with the phone do not block paying again.
 */
export const OPENED_IN_AN_HOUR: Limit = { times: 10, withinMs: HOUR_MS };

/**
 * Acts of one admin per hour that make the shop write to an address the admin typed: entered orders, corrected phones
 * and e-mails, messages sent again. Entering an order that was told by phone takes two minutes.
 */
const ADMIN_ACTS: Limit = { times: 30, withinMs: HOUR_MS, code: 'admin-limit' };

/**
 * Reads an admin's counter; the returned function counts an act. A taken-over account is no source of spam.
 * @throws DomainError `admin-limit` from the returned function.
 */
export const readAdminLimit = (
  tx: LimitsTransaction,
  uid: string,
  now: Date,
): Promise<() => void> => takeAttempt(tx, `admin_${uid}`, now, ADMIN_ACTS);

/** The counted subject: a phone's orders or an order's payments; and the caller's network, null if unknown. */
export type Orderer = { readonly origin: string | null } & (
  | { readonly phone: string }
  | { readonly orderId: string }
);

/** The rate limits of one caller. */
export type OrderLimits = {
  /** The caller's tally, to store with the order; null if the network is unknown. */
  readonly heldBy: string | null;
  /**
   * Counts an order or payment, and an order of the network with its pieces, in place of those of `ended` orders.
   * @throws DomainError `rate-limited`.
   */
  readonly order: (order: CountedOrder, ended?: readonly string[]) => void;
  /** Counts a refusal of the network. @throws DomainError `rate-limited`. */
  readonly refusal: () => void;
};

/** The time, the hash key of the counters' names, and a network's limit per hour. */
type Counting = { readonly now: Date; readonly secret: string; readonly perNetwork: number };

/** The name of a counter: a keyed hash, so that phones cannot be guessed from it. */
export const nameCounter = (kind: string, value: string, secret: string): string =>
  `${kind}_${createHmac('sha256', secret).update(value).digest('hex')}`;

/**
 * Reads a caller's counters. A network has `perNetwork` orders an hour and, separately, as many refusals: shoppers
 * share networks, so refusals must not use up orders. Its unpaid orders hold `piecesPerNetwork` pieces at a
 * time. Refusals do not count for the phone, which may be a stranger's.
 */
export async function readOrderLimits(
  tx: LimitsTransaction,
  orderer: Orderer,
  { now, secret, perNetwork, piecesPerNetwork }: Counting & NetworkLimits,
): Promise<OrderLimits> {
  const heldBy = orderer.origin === null ? null : nameCounter('network', orderer.origin, secret);
  const counted =
    'phone' in orderer
      ? nameCounter('phone', orderer.phone, secret)
      : nameCounter('order', orderer.orderId, secret);
  const [countOpened, network] = await Promise.all([
    takeAttempt(tx, counted, now, OPENED_IN_AN_HOUR),
    readNetwork(tx, heldBy, now),
  ]);
  return {
    heldBy,
    order(order, ended = []) {
      network.assertLeft('orders', perNetwork);
      network.assertRoom(order, piecesPerNetwork, ended);
      countOpened();
      network.countOrder(order, ended);
    },
    refusal() {
      network.assertLeft('refusals', perNetwork);
      network.countRefusal();
    },
  };
}

/** Searches per order number and hour, by anyone, so that a phone cannot be guessed. */
const LOOKUPS_IN_AN_HOUR: Limit = { times: 10, withinMs: HOUR_MS };
/**
 * Failed searches per week: the order's page hides only four digits of the phone, which leaves a few hundred
 * candidates.
 */
const MISSES_IN_A_WEEK: Limit = { times: 30, withinMs: 7 * 24 * HOUR_MS };

/**
 * Reads the counters of an order search. The returned function counts it: every search per order number, since parallel
 * ones would otherwise all be answered; failed ones also per week and per network.
 * @throws DomainError `rate-limited` from the returned function.
 */
export async function readLookupLimits(
  tx: LimitsTransaction,
  { number, origin }: { readonly number: string; readonly origin: string | null },
  { now, secret, perNetwork }: Counting,
): Promise<(hasFound: boolean) => void> {
  const [countNumber, countMiss, network] = await Promise.all([
    takeAttempt(tx, nameCounter('number', number, secret), now, LOOKUPS_IN_AN_HOUR),
    takeAttempt(tx, nameCounter('missed', number, secret), now, MISSES_IN_A_WEEK),
    readNetwork(tx, origin === null ? null : nameCounter('lookup', origin, secret), now),
  ]);
  return (hasFound) => {
    network.assertLeft('refusals', perNetwork);
    // checked for the right phone too, or the error would reveal it
    countMiss(!hasFound);
    countNumber();
    if (!hasFound) network.countRefusal();
  };
}

/**
 * Reads a counter. The returned function checks the limit and, unless passed false, counts the attempt. @throws
 * DomainError the limit's `code` from it.
 */
export async function takeAttempt(
  tx: LimitsTransaction,
  key: string,
  now: Date,
  { times, withinMs, code }: Limit,
): Promise<(isCounted?: boolean) => void> {
  const since = now.getTime() - withinMs;
  const attempts = await tx.attempts(key);
  const recent = attempts.filter((attempt) => attempt.getTime() > since);
  return (isCounted = true) => {
    if (recent.length >= times)
      throw rateLimited(Math.min(...recent.map((attempt) => attempt.getTime())) - since, code);
    if (isCounted) tx.setAttempts(key, [...recent, now], new Date(now.getTime() + withinMs));
  };
}
