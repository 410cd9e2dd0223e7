import { formatNumber } from '@ghar/domain/money/currency';

/** A number with its noun. */
const count = (amount: number, one: string, other = `${one}s`): string =>
  `${formatNumber(amount)} ${amount === 1 ? one : other}`;

export const pieces = (amount: number): string => count(amount, 'piece');
export const reviews = (amount: number): string => count(amount, 'review');
export const washes = (amount: number): string => count(amount, 'wash', 'washes');
export const minutes = (amount: number): string => count(amount, 'minute');
export const workingDays = (amount: number): string => count(amount, 'working day');
export const years = (amount: number): string => count(amount, 'year');
