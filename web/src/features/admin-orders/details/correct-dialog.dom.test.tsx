import { DEFAULT_MAX_PIECES } from '@ghar/domain/content/default-settings';
import type { Order } from '@ghar/domain/order/order';
import { orderNumber } from '@ghar/domain/order/order-number';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { backend, refusal, result } from '../../../../testing/backend.ts';
import { database } from '../../../../testing/firestore.ts';
import { openPanel } from '../../../../testing/open-page.tsx';
import { dialog, toast } from '../../../../testing/panel.ts';
import { putOrders } from '../../../../testing/put-orders.ts';
import { CALL_REFUSALS, OPERATIONS } from '../../../i18n/ar/admin-operations.ts';
import { correctDialogTexts as texts } from '../../../i18n/ar/admin-order-entry.ts';
import { orderPageTexts, savedTextTexts } from '../../../i18n/ar/admin-order.ts';
import { adminPartTexts, leaveTexts } from '../../../i18n/ar/admin.ts';
import { wordsForCode } from '../../../i18n/ar/order-errors.ts';
import { orderTexts } from '../../../i18n/ar/order-page.ts';

const { fields: names } = orderTexts;
const UNPAID = { status: 'pending', payment_status: 'pending', paid_at: null } as const;
const put = (fields: Partial<Order> = UNPAID): string => putOrders([fields])[0]!;
const requests = () => backend.inputs('correctOrder');

/** Opens an order's page and the dialog that corrects it. */
async function correcting(id: string) {
  const user = await openPanel(`/admin/orders/${id}`);
  await user.click(await screen.findByText(texts.open));
  const asked = await dialog(texts.title(orderNumber(id)));
  return {
    user,
    asked,
    field: (name: keyof typeof names): HTMLElement =>
      asked.getByLabelText(new RegExp(`^${names[name].label}`)),
    save: (): Promise<void> => user.click(asked.getByText(texts.submit)),
  };
}

async function type(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

test('a correction sends the whole form, and what was seen', async () => {
  backend.on('correctOrder', () => result({ success: true }));
  const id = put();
  const { user, field, save } = await correcting(id);
  await type(user, field('customerPhone'), '٠٥٠ ١١١ ٢٢٣٣');
  await type(user, field('city'), 'العين');
  await save();
  await toast(OPERATIONS['correct-order'].done);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests()).toMatchObject([
    {
      order_id_param: id,
      customerName: 'مريم الهاشمي',
      customerPhone: '+971501112233',
      city: 'العين',
      quantity: 1,
      country: 'ae',
      seen: { customer_phone: '+971501234567', city: 'دبي', quantity: 1 },
    },
  ]);
});

test.for([
  ['customerName', '', 'name-required'],
  ['customerPhone', '123', 'phone-invalid'],
  ['customerEmail', 'mariam', 'email-invalid'],
  ['quantity', '501112233000000', 'too-many-pieces'],
  ['quantity', '1.5', 'quantity-not-whole'],
  ['quantity', '-3', 'quantity-too-small'],
] as const)(
  'a wrong %s, “%s”, is said at its field, and nothing is sent',
  async ([name, text, code]) => {
    const { user, asked, field, save } = await correcting(put());
    await type(user, field('city'), 'العين');
    if (text === '') await user.clear(field(name));
    else await type(user, field(name), text);
    await save();
    await waitFor(() => expect(field(name).getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field(name));
    asked.getByText(wordsForCode(code, { most: DEFAULT_MAX_PIECES }).message);
    // what was typed stays
    expect(field('city')).toHaveProperty('value', 'العين');
    await type(user, field(name), '5');
    expect(field(name).getAttribute('aria-invalid')).toBe('false');
    expect(requests()).toEqual([]);
  },
);

test('a phone number that is none is told as it is left, and an address that may be a slip is asked', async () => {
  const { user, asked, field } = await correcting(put());
  await type(user, field('customerPhone'), '123');
  await user.tab();
  expect(field('customerPhone').getAttribute('aria-invalid')).toBe('true');
  expect(asked.getAllByText(wordsForCode('phone-invalid').message)).not.toEqual([]);
  await type(user, field('customerPhone'), '0501112233');
  expect(field('customerPhone').getAttribute('aria-invalid')).toBe('false');
  await type(user, field('customerEmail'), 'mariam@gmial.com');
  await user.tab();
  await user.click(asked.getByText(orderTexts.correctEmail('mariam@gmail.com')));
  expect(field('customerEmail')).toHaveProperty('value', 'mariam@gmail.com');
  expect(asked.queryByText(orderTexts.emailSlip)).toBeNull();
});

test('other pieces say what the customer then pays, also by the buttons and the arrows', async () => {
  backend.on('correctOrder', () => result({ success: true }));
  const { user, asked, field, save } = await correcting(put());
  expect(asked.queryByText(/يصير المبلغ/)).toBeNull();
  await type(user, field('quantity'), '٣');
  await asked.findByText(texts.newTotal(897));
  await user.click(asked.getByLabelText(orderTexts.increase));
  await asked.findByText(texts.newTotal(1196));
  await user.type(field('quantity'), '{ArrowDown}');
  await asked.findByText(texts.newTotal(897));
  await save();
  await waitFor(() => expect(requests()).toMatchObject([{ quantity: 3 }]));
});

test('what another admin has corrected meanwhile is shown, and saved over only when asked again', async () => {
  const failures = vi.spyOn(console, 'error').mockImplementation(() => {});
  backend.on('correctOrder', () => refusal('correction-overtaken'));
  const id = put();
  const { user, asked, field, save } = await correcting(id);
  await type(user, field('address'), 'شارع الجميرا');
  act(() => database.change(`orders/${id}`, { address: 'شارع النخيل', city: 'العين' }));
  await save();
  await asked.findByText(new RegExp(CALL_REFUSALS['correction-overtaken']({})));
  asked.getByText(savedTextTexts.stored('شارع النخيل'));
  expect(field('address')).toHaveProperty('value', 'شارع الجميرا');
  expect(field('city')).toHaveProperty('value', 'العين');
  backend.on('correctOrder', () => result({ success: true }));
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(failures.mock.calls.map(([what]) => String(what))).toEqual(['correct-order:']);
  const [first, second] = requests();
  expect(first!.seen).toMatchObject({ address: 'شارع الوصل، فيلا 12', city: 'دبي' });
  expect(second).toMatchObject({
    address: 'شارع الجميرا',
    city: 'العين',
    seen: { address: 'شارع النخيل', city: 'العين' },
  });
});

test('one phone too many in an hour is told with its time, and what was typed stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  backend.on('correctOrder', () => refusal('admin-limit', { retry_after_seconds: 1200 }));
  const { user, asked, field, save } = await correcting(put());
  await type(user, field('customerPhone'), '+971501112233');
  await save();
  await asked.findByText(new RegExp(CALL_REFUSALS['admin-limit']({ retry_after_seconds: 1200 })));
  expect(field('customerPhone')).toHaveProperty('value', '+971501112233');
});

test('closing it asks before what was typed is lost', async () => {
  const { user, asked, field } = await correcting(put());
  await type(user, field('city'), 'العين');
  await user.click(asked.getByText(adminPartTexts.cancel));
  await user.click(await screen.findByText(leaveTexts.stay));
  expect(field('city')).toHaveProperty('value', 'العين');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByText(leaveTexts.discard));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests()).toEqual([]);
});

describe('what of an order is corrected', () => {
  test('of a paid one, all but its pieces, and it says why', async () => {
    backend.on('correctOrder', () => result({ success: true }));
    const { user, asked, field, save } = await correcting(put({}));
    asked.getByText(texts.paid(1));
    expect(asked.queryByLabelText(new RegExp(`^${names.quantity.label}`))).toBeNull();
    await type(user, field('customerName'), 'نورة القاسمي');
    await save();
    await waitFor(() =>
      expect(requests()).toMatchObject([{ customerName: 'نورة القاسمي', quantity: 1 }]),
    );
  });

  test('of one to Saudi Arabia, its national address too', async () => {
    const { field } = await correcting(
      put({ country: 'sa', national_address: 'RRRD2929', customer_phone: '+966500000001' }),
    );
    expect(field('nationalAddress')).toHaveProperty('value', 'RRRD2929');
  });

  test.for(['shipped', 'delivered', 'cancelled'] as const)(
    'of one that is %s, nothing',
    async (status) => {
      const id = put({ status });
      await openPanel(`/admin/orders/${id}`);
      await screen.findByText(orderPageTexts.customer, { selector: 'h2' });
      expect(screen.queryByText(texts.open)).toBeNull();
    },
  );
});
