import { shopDayNamed, shopMonth, type ShopDay } from '@ghar/domain/shop-day';

/** A range of the shop's days, inclusive. */
export type Period = { readonly first: ShopDay; readonly last: ShopDay };

/** The days between two names (`2026-11-25`), in either order; null if one of them is no day. */
export function periodOf(from: string | null, to: string | null): Period | null {
  const [one, other] = [from, to].map((name) => (name === null ? null : shopDayNamed(name)));
  if (!one || !other) return null;
  return one.from <= other.from ? { first: one, last: other } : { first: other, last: one };
}

/** The shop's month at a moment, plus `months`. */
export function monthOf(at: Date, months = 0): Period {
  const [first, last] = shopMonth(at, months);
  return { first, last };
}

export const isMonth = ({ first, last }: Period): boolean => {
  const month = monthOf(first.from);
  return month.first.name === first.name && month.last.name === last.name;
};

/** The query part of the period's URL. */
export const periodQuery = ({ first, last }: Period): string =>
  `?from=${first.name}&to=${last.name}`;

/** `from` inclusive, `to` exclusive. */
export const timeOf = ({ first, last }: Period): { readonly from: Date; readonly to: Date } => ({
  from: first.from,
  to: last.to,
});
