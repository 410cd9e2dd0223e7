import { directionOf, type Direction, type Locale } from '@ghar/domain/i18n/locale';
import { colour } from './email-styles.ts';
import { html, Markup } from './markup.ts';

/** The attributes of a table that is no table to a screen reader. */
export const LAYOUT = new Markup('role="presentation" cellpadding="0" cellspacing="0" border="0"');

/** For what may be longer than a phone is wide, such as a number or an address. */
export const LONG_WORDS = 'overflow-wrap:anywhere';

/** The sides of a line; old programs do not know `start` and `end`. */
export type Sides = {
  readonly dir: Direction;
  readonly start: 'right' | 'left';
  readonly end: 'right' | 'left';
};
export const sidesOf = (locale: Locale): Sides => {
  const dir = directionOf(locale);
  return dir === 'ltr'
    ? { dir, start: 'left', end: 'right' }
    : { dir, start: 'right', end: 'left' };
};

/** A row of the column: a paper with rows of its own. */
export const card = (content: Markup): Markup =>
  html`<tr>
    <td style="padding:0 0 16px">
      <table
        ${LAYOUT}
        width="100%"
        class="card"
        style="border-radius:14px;border-collapse:separate;overflow:hidden;${colour('card')}"
      >
        ${content}
      </table>
    </td>
  </tr>`;
