import { directionOf, type Locale } from '@ghar/domain/i18n/locale';
import type { Email } from '@ghar/domain/messages/message-templates';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (one) => ESCAPES[one]!);

/**
 * A message's plain text as HTML: paragraphs, and the last line, a URL, as a link with the line before as its label.
 * All text is escaped.
 */
export function emailHtml({ subject, text }: Email, locale: Locale): string {
  const direction = directionOf(locale);
  // Outlook does not know 'start'
  const start = direction === 'rtl' ? 'right' : 'left';
  const lines = text.trim().split('\n');
  const link = lines.pop()!;
  const label = (lines.pop() ?? link).replace(/:$/, '');
  const paragraphs = lines
    .filter((line) => line.trim() !== '')
    .map((line) => `<p style="margin:0 0 20px">${escape(line)}</p>`);
  return [
    '<!doctype html>',
    `<html lang="${locale}" dir="${direction}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>`,
    '<body style="margin:0;background:#f6f0e4;color:#2a2920;font:17px/1.8 Tahoma,Arial,sans-serif">',
    `<div dir="${direction}" style="max-width:560px;margin:0 auto;padding:32px 24px;text-align:${start}">`,
    ...paragraphs,
    `<p style="margin:28px 0"><a href="${escape(link)}" style="display:inline-block;padding:12px 28px;border-radius:8px;background:#3a4d2e;color:#fff;text-decoration:none">${escape(label)}</a></p>`,
    `<p dir="ltr" style="margin:0;font-size:13px;color:#615a49;text-align:${start};overflow-wrap:anywhere">${escape(link)}</p>`,
    '</div></body></html>',
    '',
  ].join('\n');
}
