import { numeral } from '@ghar/domain/text/digits';
import { filsFromDirhams, isExactDirhams } from '@ghar/domain/money/money';
import type { PanelTexts } from '../../../i18n/panel-texts.ts';

export type AmountProblem = keyof PanelTexts['refundDialog']['problems'];

/** Parses an amount in dirhams, at most `left`. */
export function readRefundAmount(
  typed: string,
  left: number,
): { readonly amount: number } | { readonly problem: AmountProblem } {
  const text = numeral(typed);
  const amount = Number(text);
  if (!/^-?\d+(\.\d*)?$/.test(text)) return { problem: 'number' };
  if (amount <= 0) return { problem: 'positive' };
  if (!isExactDirhams(amount)) return { problem: 'decimals' };
  return filsFromDirhams(amount) > filsFromDirhams(left) ? { problem: 'too-much' } : { amount };
}
