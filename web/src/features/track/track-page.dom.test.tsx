import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { backend, noAnswer, refusal, result } from '../../../testing/backend.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { publicOrder } from '../../../testing/public-order.ts';
import { confirmationTexts } from '../../i18n/ar/confirmation.ts';
import { trackPageTexts as texts } from '../../i18n/ar/track-page.ts';

const field = (name: keyof typeof texts.fields) =>
  screen.findByLabelText<HTMLInputElement>(new RegExp(`^${texts.fields[name].label}`));
/** Quicker than by its role. */
const findAlert = () =>
  waitFor(() => {
    const alert = document.querySelector<HTMLElement>('[role=alert]');
    expect(alert).not.toBeNull();
    return alert!;
  });
/** Opens the page, types into its fields, and sends the form. */
async function search({ number = 'ACDE3479', phone = '0501234567' } = {}) {
  const user = await openPage('/track');
  const fields = [await field('order_number'), await field('phone')] as const;
  for (const [index, text] of [number, phone].entries()) {
    if (text === '') continue;
    await user.click(fields[index]!);
    await user.paste(text);
  }
  await user.keyboard('{Enter}');
  if (document.activeElement === document.body) await user.click(screen.getByText(texts.submit));
  return { user, fields };
}

test.for([
  ['without a number', { number: '' }, 0, /رقم الطلب/],
  ['with a blank number', { number: '   ' }, 0, /رقم الطلب/],
  ['without a phone', { phone: '' }, 1, 'يرجى إدخال رقم الهاتف'],
] as const)(
  'a search %s is not sent, and the field that lacks has the focus',
  async ([, typed, at, words]) => {
    const { fields } = await search(typed);
    await waitFor(() => expect(document.activeElement).toBe(fields[at]));
    expect(fields[at].getAttribute('aria-invalid')).toBe('true');
    const described = fields[at].getAttribute('aria-describedby')!.split(' ');
    const said = described.map((id) => document.getElementById(id)?.textContent).join(' ');
    expect(said).toMatch(words);
    expect(backend.inputs('findOrder')).toEqual([]);
  },
);

test('a phone that is none is told at its field, which has the focus', async () => {
  backend.on('findOrder', () => refusal('phone-invalid', { field: 'phone' }));
  const { user, fields } = await search({ phone: '12' });
  await screen.findByText(/رقم الجوال غير صحيح/);
  await waitFor(() => expect(document.activeElement).toBe(fields[1]));
  expect(fields[1].value).toBe('12');
  // what is typed next is no longer called wrong
  await user.type(fields[1], '3');
  expect(screen.queryByText(/رقم الجوال غير صحيح/)).toBeNull();
});

test.for([
  ['order-not-found', {}, 404],
  ['rate-limited', { retry_after_seconds: 600 }, 429],
  ['rate-limited', { retry_after_seconds: 600_000 }, 429],
] as const)(
  'a search that is refused as %s %j says so, keeps what was typed, and offers a chat',
  async ([code, facts, status]) => {
    backend.on('findOrder', () => refusal(code, facts, status));
    const { fields } = await search();
    const { message, guidance } = texts.problem(code, facts);
    const alert = await findAlert();
    expect(alert.textContent).toContain(message);
    expect(alert.textContent).toContain(guidance);
    expect(document.activeElement).toBe(alert);
    const chat = new URL(alert.querySelector('a')!.href);
    expect(chat.searchParams.get('text')).toBe(texts.whatsappMessage);
    expect(fields.map(({ value }) => value)).toEqual(['ACDE3479', '0501234567']);
  },
);

test.for([
  ['no network', noAnswer, texts.problem('network', {})],
  ['a failure', () => ({ status: 500, body: '' }), texts.problem('status', {})],
] as const)('because of %s it can be searched again', async ([, answer, { message }]) => {
  backend.on('findOrder', answer);
  const { user } = await search();
  expect((await findAlert()).textContent).toContain(message);
  backend.on('findOrder', () => result({ order_id: publicOrder().id }));
  backend.on('getOrderSecure', () => result([publicOrder()]));
  await user.click(screen.getByText(texts.submit));
  await screen.findByText(confirmationTexts.paid.heading('مريم'), { selector: 'h1' });
});

test('an order that was found is opened; what was searched for is there for whoever comes back', async () => {
  backend.on('getOrderSecure', () => result([publicOrder()]));
  const answer = backend.hold('findOrder', result({ order_id: publicOrder().id }));
  const { user } = await search({ phone: '٠٥٠١٢٣٤٥٦٧' });
  const searching = await screen.findByText(texts.submitting, { selector: 'button' });
  await user.click(searching);
  answer();
  await screen.findByText(confirmationTexts.paid.heading('مريم'), { selector: 'h1' });
  expect(location.search).toBe(`?order_id=${publicOrder().id}`);
  expect(backend.inputs('findOrder')).toEqual([{ order_number: 'ACDE3479', phone: '٠٥٠١٢٣٤٥٦٧' }]);
  history.back();
  await waitFor(async () => expect((await field('phone')).value).toBe('٠٥٠١٢٣٤٥٦٧'));
  expect((await field('order_number')).value).toBe('ACDE3479');
});
