import { MESSAGE_TEXTS } from '@ghar/domain/i18n/message-texts';
import type { Locale } from '@ghar/domain/i18n/locale';
import type { EmailParts } from './email-parts.ts';
import type { SummaryRow } from './order-summary.ts';

/** An e-mail as plain text, for programs that show no HTML. */
export function emailText(
  { body, button, summary, brand, contacts, seller }: EmailParts,
  locale: Locale,
): string {
  const { contact } = MESSAGE_TEXTS[locale].email;
  const row = ({ name, value, href }: SummaryRow): string[] => [
    `${name}: ${value}`,
    ...(href === null ? [] : [href]),
  ];
  const paragraphs = [
    [body],
    [button.text, button.href],
    summary === null
      ? []
      : [summary.product, ...[...summary.rows, ...summary.amounts].flatMap(row)],
    contacts.length === 0
      ? []
      : [
          `${contact}:`,
          ...contacts.map(({ text, address }) => (address === null ? text : `${text}: ${address}`)),
        ],
    [brand, ...seller],
  ];
  return `${paragraphs
    .map((lines) => lines.filter((line) => line !== '').join('\n'))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')}\n`;
}
