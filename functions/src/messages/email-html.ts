import type { Locale } from '@ghar/domain/i18n/locale';
import { MESSAGE_TEXTS } from '@ghar/domain/i18n/message-texts';
import { card, LAYOUT, LONG_WORDS, sidesOf, type Sides } from './email-layout.ts';
import { orderCard } from './email-order.ts';
import type { Contact, EmailParts } from './email-parts.ts';
import { colour, DARK_STYLES, OUTLOOK_DARK_STYLES } from './email-styles.ts';
import { html, Markup } from './markup.ts';

/** In pixels; wider columns are hard to read, and Outlook needs a fixed one. */
const WIDTH = 560;
const FONT = "font-family:-apple-system,'Segoe UI',Tahoma,Arial,sans-serif";
/** Outlook for Windows draws with Word, which knows neither `max-width` nor the first fonts. */
const WORD_FONT = new Markup(
  '<!--[if mso]><style>*{font-family:Tahoma,Arial,sans-serif!important}</style><![endif]-->',
);
const WORD_COLUMN = new Markup(
  `<!--[if mso]><table role="presentation" width="${WIDTH}" align="center"><tr><td><![endif]-->`,
);
const WORD_COLUMN_END = new Markup('<!--[if mso]></td></tr></table><![endif]-->');

/**
 * An e-mail as HTML that mail programs show alike: tables, inline styles, no script. Reads in full without its
 * pictures, and in the dark.
 */
export function emailHtml(parts: EmailParts, locale: Locale): string {
  const sides = sidesOf(locale);
  const { dir } = sides;
  return html`<!doctype html>
    <html lang="${locale}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${parts.subject}</title>
        <style>
          ${new Markup(DARK_STYLES)}
        </style>
        <style>
          ${new Markup(OUTLOOK_DARK_STYLES)}
        </style>
        ${WORD_FONT}
      </head>
      <body class="page" style="margin:0;padding:0;${colour('page')}">
        <div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${parts.body}</div>
        <div
          role="article"
          aria-roledescription="email"
          lang="${locale}"
          dir="${dir}"
          class="page"
          style="${colour('page')}"
        >
          <table ${LAYOUT} dir="${dir}" width="100%" class="page" style="${colour('page')}">
            <tr>
              <td align="center" style="padding:28px 12px">
                ${WORD_COLUMN}
                <table
                  ${LAYOUT}
                  dir="${dir}"
                  width="100%"
                  style="max-width:${String(WIDTH)}px;${FONT}"
                >
                  ${[letterhead(parts, sides), message(parts, sides), orderCard(parts, sides), footer(parts, sides, locale)]}
                </table>
                ${WORD_COLUMN_END}
              </td>
            </tr>
          </table>
        </div>
      </body>
    </html> `.source;
}

const letterhead = ({ brand, home, logo }: EmailParts, { dir, start }: Sides): Markup =>
  html`<tr>
    <td align="${start}" style="padding:0 12px 20px">
      <table ${LAYOUT} dir="${dir}">
        <tr>
          <td width="44">
            <img src="${logo}" width="44" height="44" alt="" style="display:block;border:0" />
          </td>
          <td style="padding:0 12px">
            <a
              href="${home}"
              class="text"
              style="font-size:22px;font-weight:bold;text-decoration:none;${colour('text')}"
              >${brand}</a
            >
          </td>
        </tr>
      </table>
    </td>
  </tr>`;

const message = ({ heading, body, button }: EmailParts, { start }: Sides): Markup =>
  card(
    html`<tr>
      <td align="${start}" style="padding:28px 24px 32px">
        <h1
          class="text"
          style="margin:0 0 12px;font-size:24px;line-height:1.4;text-align:${start};${colour('text')}"
        >
          ${heading}
        </h1>
        <p
          class="text"
          style="margin:0 0 24px;font-size:17px;line-height:1.8;${LONG_WORDS};text-align:${start};${colour('text')}"
        >
          ${body}
        </p>
        <table ${LAYOUT}>
          <tr>
            <td
              class="button"
              style="border-radius:10px;mso-padding-alt:14px 28px;${colour('button')}"
            >
              <a
                href="${button.href}"
                class="on-button"
                style="display:inline-block;padding:13px 28px;font-size:17px;font-weight:bold;line-height:1.4;text-decoration:none;${colour('on-button')}"
                >${button.text}</a
              >
            </td>
          </tr>
        </table>
      </td>
    </tr>`,
  );

function footer(
  { contacts, seller }: EmailParts,
  { dir, start }: Sides,
  locale: Locale,
): Markup | null {
  const { contact } = MESSAGE_TEXTS[locale].email;
  // a number or an address reads from the left
  const link = ({ text, href, address }: Contact): Markup =>
    html`<a
      href="${href}"
      dir="${address === null ? 'ltr' : dir}"
      class="link"
      style="${colour('link')}"
      >${text}</a
    >`;
  const paragraphs = [
    contacts.length === 0 ? [] : [html`${contact}:`, ...contacts.map(link)],
    seller.map((text) => html`${text}`),
  ].filter((lines) => lines.length > 0);
  if (paragraphs.length === 0) return null;
  return html`<tr>
    <td align="${start}" style="padding:8px 12px 0">
      ${paragraphs.map(
        (lines) =>
          html`<p
            class="quiet"
            style="margin:0 0 14px;font-size:14px;line-height:1.8;${LONG_WORDS};text-align:${start};${colour('quiet')}"
          >
            ${lines.map((line) => html`${line}<br />`)}
          </p>`,
      )}
    </td>
  </tr>`;
}
