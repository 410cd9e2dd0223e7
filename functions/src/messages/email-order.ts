import { card, LAYOUT, LONG_WORDS, type Sides } from './email-layout.ts';
import type { EmailParts } from './email-parts.ts';
import { colour } from './email-styles.ts';
import { html, type Markup } from './markup.ts';
import type { SummaryRow } from './order-summary.ts';

/** The width of the product's picture, in pixels. */
const PICTURE = 104;

/** What was ordered and paid; null where no order is shown. */
export function orderCard({ summary: order, picture }: EmailParts, sides: Sides): Markup | null {
  if (order === null) return null;
  const { dir, start } = sides;
  const table = (rows: readonly Markup[]): Markup =>
    html`<table dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0">
      ${rows}
    </table>`;
  return card(
    html`<tr>
      <td align="${start}" style="padding:24px">
        <table ${LAYOUT} dir="${dir}" width="100%">
          <tr>
            ${picture && pictured(picture)}
            <td>
              <h2
                class="text"
                style="margin:0;font-size:18px;line-height:1.6;${LONG_WORDS};text-align:${start};${colour('text')}"
              >
                ${order.product}
              </h2>
            </td>
          </tr>
        </table>
        <div style="padding:14px 0">${table(order.rows.map((row) => rowOf(row, sides)))}</div>
        <div class="line" style="padding:14px 0 0;border-top:1px solid;${colour('line')}">
          ${table(order.amounts.map((row, index) => rowOf(row, sides, index === 0)))}
        </div>
      </td>
    </tr>`,
  );
}

/** Without a height: while pictures are blocked, it takes the place of its alternative text. */
const pictured = ({ src, alt }: NonNullable<EmailParts['picture']>): Markup =>
  html`<td
    width="${String(PICTURE + 18)}"
    class="quiet"
    style="font-size:13px;line-height:1.6;${colour('quiet')}"
  >
    <img
      src="${src}"
      width="${String(PICTURE)}"
      alt="${alt}"
      style="display:block;border:0;border-radius:10px"
    />
  </td>`;

/** A fact of the order. */
function rowOf({ name, value, href }: SummaryRow, { start, end }: Sides, isTotal = false): Markup {
  const font = isTotal ? 'font-size:18px;font-weight:bold' : 'font-size:16px;font-weight:normal';
  const shown =
    href === null
      ? html`${value}`
      : html`<a href="${href}" dir="ltr" class="link" style="${colour('link')}">${value}</a>`;
  return html`<tr>
    <th
      scope="row"
      align="${start}"
      class="quiet"
      style="padding:5px 0;font-size:16px;font-weight:normal;line-height:1.6;text-align:${start};${colour('quiet')}"
    >
      ${name}
    </th>
    <td
      align="${end}"
      class="text"
      style="padding:5px 0;${font};line-height:1.6;${LONG_WORDS};text-align:${end};${colour('text')}"
    >
      ${shown}
    </td>
  </tr>`;
}
