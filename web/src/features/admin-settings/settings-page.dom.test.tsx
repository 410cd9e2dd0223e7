import { messageId } from '@ghar/domain/messages/message';
import {
  changePath,
  invoicePath,
  messagePath,
  SETTINGS_PATHS,
  siteContentPath,
} from '@ghar/domain/paths';
import { PAYMENT_MARKS } from '@ghar/domain/content/default-settings';
import { SETTINGS_LIMITS } from '@ghar/domain/content/settings';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { backend, refusal, result } from '../../../testing/backend.ts';
import { database } from '../../../testing/firestore.ts';
import { openPanel } from '../../../testing/open-page.tsx';
import { ADMIN } from '../../../testing/shop.ts';
import { slipFormat } from '../../components/admin/slip-format.ts';
import { changeTexts } from '../../i18n/ar/admin-changes.ts';
import { adminPartTexts, adminTexts, leaveTexts } from '../../i18n/ar/admin.ts';
import { textStateTexts } from '../../i18n/ar/admin-content.ts';
import {
  ADMIN_REFUSALS,
  CALL_REFUSALS,
  OPERATIONS,
  refusalWords,
} from '../../i18n/ar/admin-operations.ts';
import { privacyTexts } from '../../i18n/ar/admin-privacy.ts';
import {
  sellerDialogTexts as seller,
  settingsTexts as texts,
  slipFormatTexts,
  testMessageTexts,
} from '../../i18n/ar/admin-settings.ts';
import { translationTexts } from '../../i18n/ar/admin-translations.ts';
import { countryNames } from '../../i18n/ar/order-page.ts';

const stored = (document: keyof typeof SETTINGS_PATHS) =>
  database.read(SETTINGS_PATHS[document]) ?? {};
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const days = (end: 'from' | 'to') => field(`${countryNames.sa}: ${texts[end]}`);
const logs = () => vi.spyOn(console, 'error').mockImplementation(() => {});

async function openSettings(): Promise<UserEvent> {
  const user = await openPanel('/admin/settings');
  await screen.findByLabelText(texts.fewLeft);
  return user;
}
async function fillIn(user: UserEvent, input: HTMLInputElement, text: string): Promise<void> {
  // which focuses it
  await user.clear(input);
  if (text !== '') await user.paste(text);
}

afterEach(() => void vi.restoreAllMocks());

describe('a setting', () => {
  test('is saved alone once its field is left', async () => {
    database.put(SETTINGS_PATHS.private, { few_left: 3, retention_years: 7 });
    const user = await openSettings();
    await fillIn(user, days('to'), '٩');
    await fillIn(user, days('from'), '5');
    await fillIn(user, field(texts.maxPieces), '2');
    await fillIn(user, field(texts.fewLeft), '8');
    await fillIn(user, field(texts.unpaidDays), '14');
    await user.tab();
    await waitFor(() =>
      expect(stored('private')).toMatchObject({ few_left: 8, unpaid_task_days: 14 }),
    );
    expect(stored('private')).toMatchObject({ retention_years: 7 });
    expect(stored('public')).toMatchObject({ max_pieces: 2 });
    expect(stored('public')['delivery_days']).toMatchObject({ sa: { from: 5, to: 9 } });
  });

  test.for<[string, string, { least: number; most: number }]>([
    [texts.fewLeft, '-1', SETTINGS_LIMITS.few_left],
    [texts.fewLeft, '10001', SETTINGS_LIMITS.few_left],
    [texts.fewLeft, '1.5', SETTINGS_LIMITS.few_left],
    [texts.fewLeft, 'ثلاث', SETTINGS_LIMITS.few_left],
    [texts.unpaidDays, '0', SETTINGS_LIMITS.unpaid_task_days],
    [texts.unpaidDays, '91', SETTINGS_LIMITS.unpaid_task_days],
    [texts.maxPieces, '0', SETTINGS_LIMITS.max_pieces],
  ])('%s is not saved as %s, and not lost', async ([name, typed, { least, most }]) => {
    const before = [stored('public'), stored('private')];
    const user = await openSettings();
    await fillIn(user, field(name), typed);
    await user.tab();
    await screen.findAllByText(texts.range(least, most));
    await user.click(
      within(screen.getByLabelText(adminTexts.nav)).getByText(adminTexts.sections.orders),
    );
    await screen.findByText(leaveTexts.title);
    await user.click(screen.getByText(leaveTexts.stay));
    await waitFor(() => expect(screen.queryByText(leaveTexts.title)).toBeNull());
    expect([field(name).value, location.pathname]).toEqual([typed, '/admin/settings']);
    expect([stored('public'), stored('private')]).toEqual(before);
  });

  test.for([
    ['mine', textStateTexts.keepMine, 20],
    ['theirs', textStateTexts.takeTheirs, 3],
  ] as const)(
    'that somebody else changed meanwhile is not overwritten unseen: %s is kept',
    async ([, answer, kept]) => {
      const logged = logs();
      database.put(SETTINGS_PATHS.private, { few_left: 7 });
      const user = await openSettings();
      await fillIn(user, field(texts.fewLeft), '20');
      database.beforeNextCommit(() => database.change(SETTINGS_PATHS.private, { few_left: 3 }));
      await user.tab();
      await screen.findAllByText(ADMIN_REFUSALS['setting-changed'], { exact: false });
      expect(stored('private')).toMatchObject({ few_left: 3 });
      expect(field(texts.fewLeft).value).toBe('20');
      const theirs = screen.getByLabelText(textStateTexts.theirs);
      expect(theirs.textContent).toContain('3');
      expect(logged).toHaveBeenCalledExactlyOnceWith('update-settings:', expect.any(Error));
      await user.click(within(theirs).getByText(answer));
      await waitFor(() => expect(stored('private')).toMatchObject({ few_left: kept }));
      await waitFor(() => expect(field(texts.fewLeft).value).toBe(String(kept)));
      expect(screen.queryByLabelText(textStateTexts.theirs)).toBeNull();
    },
  );

  test('that the backend refuses is told, logged and not lost', async () => {
    const logged = logs();
    const user = await openSettings();
    database.refuseCommits('permission-denied');
    await fillIn(user, field(texts.fewLeft), '20');
    await user.tab();
    await screen.findAllByText(refusalWords.forbidden, { exact: false });
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      'update-settings:',
      expect.objectContaining({ code: 'permission-denied' }),
    );
    expect(field(texts.fewLeft).value).toBe('20');
  });
});

test('the marks of what the account takes are kept in their order, and the history names each', async () => {
  const user = await openSettings();
  for (const name of [PAYMENT_MARKS['apple-pay'], PAYMENT_MARKS.visa, PAYMENT_MARKS.amex])
    await user.click(field(name));
  await user.click(field(PAYMENT_MARKS.amex));
  await waitFor(() =>
    expect(stored('public')).toMatchObject({ payment_marks: ['visa', 'apple-pay'] }),
  );
  database.put(changePath(SETTINGS_PATHS.public, 'mark'), {
    field: 'payment_marks.amex',
    from: true,
    to: null,
    actor: ADMIN.uid,
    actor_email: ADMIN.email,
    created_at: new Date(),
  });
  await user.click(screen.getByLabelText(changeTexts.settings));
  const row = await screen.findByText(`${texts.groups.payment}: ${PAYMENT_MARKS.amex}`);
  const { true: on, false: off } = changeTexts.switched;
  expect(row.closest('li')!.textContent).toMatch(
    `${changeTexts.from} ${on} ${changeTexts.to} ${off}`,
  );
});

describe('cash on delivery', () => {
  const cash = texts.cash;
  const offered = () => field(`${countryNames.ae}: ${cash.offered}`);
  const fee = () => field(`${countryNames.ae}: ${cash.fee}`);
  const most = () => field(`${countryNames.ae}: ${cash.maxTotal}`);

  test('is offered in a country once its fee is typed, and not before', async () => {
    const user = await openSettings();
    await user.click(offered());
    await screen.findAllByText(texts.problems['cash-fee']);
    await user.click(field(`${countryNames.sa}: ${cash.offered}`));
    await fillIn(user, field(`${countryNames.sa}: ${cash.fee}`), '٠');
    await user.tab();
    await waitFor(() =>
      expect(stored('public')['cash']).toMatchObject({
        countries: { sa: { fee: 0, max_total: null } },
      }),
    );
    expect(stored('public')['cash']).not.toHaveProperty('countries.ae');
    await fillIn(user, fee(), '12.5');
    await fillIn(user, most(), '٥٠٠');
    await user.tab();
    await waitFor(() =>
      expect(stored('public')['cash']).toMatchObject({
        countries: { sa: { fee: 0, max_total: null }, ae: { fee: 12.5, max_total: 500 } },
      }),
    );
  });

  test('is taken out of a country without leaving its terms', async () => {
    database.put(SETTINGS_PATHS.public, {
      cash: { countries: { ae: { fee: 10, max_total: null }, sa: { fee: 20 } } },
    });
    const user = await openSettings();
    await waitFor(() => expect([fee().value, most().value]).toEqual(['10', '']));
    await user.click(offered());
    await waitFor(() =>
      expect(stored('public')['cash']).toEqual({ countries: { sa: { fee: 20 } } }),
    );
    expect(offered().checked).toBe(false);
    // turned on again, it has them
    await user.click(offered());
    await waitFor(() =>
      expect(stored('public')['cash']).toMatchObject({
        countries: { ae: { fee: 10, max_total: null } },
      }),
    );
    expect([fee().value, most().value]).toEqual(['10', '']);
  });

  test('says that no order comes below its greatest total, by the price of one piece and the fee', async () => {
    const user = await openSettings();
    const said = texts.cash.belowOnePiece('309 درهم');
    await user.click(offered());
    await fillIn(user, fee(), '10');
    await fillIn(user, most(), '308');
    await screen.findByText(said);
    await fillIn(user, most(), '309');
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
    await fillIn(user, most(), '');
    expect(screen.queryByText(said)).toBeNull();
  });

  test('has its invoice when it is collected, or when it is sent, and says so in the history', async () => {
    const user = await openSettings();
    const invoice = field(cash.invoice);
    expect(invoice.value).toBe('collected');
    await user.selectOptions(invoice, cash.invoices.shipped);
    await waitFor(() => expect(stored('private')).toMatchObject({ cash_invoice: 'shipped' }));
    database.put(changePath(SETTINGS_PATHS.private, 'invoice'), {
      field: 'cash_invoice',
      from: null,
      to: 'shipped',
      actor: ADMIN.uid,
      actor_email: ADMIN.email,
      created_at: new Date(),
    });
    await user.click(screen.getByLabelText(changeTexts.settings));
    const row = await screen.findByText(`${texts.groups.cash}: ${cash.invoice}`);
    expect(row.closest('li')!.textContent).toContain(cash.invoices.shipped);
  });

  test("has hours for the confirmation, and may refuse a phone's first order", async () => {
    const user = await openSettings();
    await fillIn(user, field(cash.hours), '73');
    await user.tab();
    const { least, most: hours } = SETTINGS_LIMITS.cash_confirm_hours;
    await screen.findAllByText(texts.range(least, hours));
    await fillIn(user, field(cash.hours), '48');
    await user.click(field(cash.firstOrdersOn));
    await waitFor(() =>
      expect(stored('public')['cash']).toMatchObject({ confirm_hours: 48, first_orders: false }),
    );
  });

  test('that somebody else ended meanwhile is shown as such, and not overwritten', async () => {
    logs();
    database.put(SETTINGS_PATHS.public, { cash: { countries: { ae: { fee: 10 } } } });
    const user = await openSettings();
    await waitFor(() => expect(fee().value).toBe('10'));
    await fillIn(user, fee(), '15');
    database.beforeNextCommit(() =>
      database.change(SETTINGS_PATHS.public, { cash: { countries: {} } }),
    );
    await user.tab();
    const theirs = await screen.findByLabelText(textStateTexts.theirs);
    expect(theirs.textContent).toContain(cash.off);
    expect(stored('public')['cash']).toEqual({ countries: {} });
  });

  test('is named in the history of changes', async () => {
    database.put(changePath(SETTINGS_PATHS.public, 'fee'), {
      field: 'cash.countries.ae.fee',
      from: 10,
      to: null,
      actor: ADMIN.uid,
      actor_email: ADMIN.email,
      created_at: new Date(),
    });
    const user = await openSettings();
    await user.click(screen.getByLabelText(changeTexts.settings));
    const name = `${texts.groups.cash}: ${countryNames.ae} (${cash.fee})`;
    const row = (await screen.findByText(name)).closest('li')!;
    expect(row.textContent).toMatch(`${changeTexts.from} 10 ${changeTexts.to} ${cash.off}`);
  });
});

describe('a test message', () => {
  const MERCHANT = 'merchant@ghar.example';
  const id = messageId('a-test', 'test', 'email');

  test('is sent once the recipient is saved, and is followed', async () => {
    backend.on('sendTestMessage', ({ channel }) => {
      expect([channel, stored('private')['notify_email']]).toEqual(['email', MERCHANT]);
      database.put(messagePath(id), {
        order_id: null,
        kind: 'test',
        channel: 'email',
        to: MERCHANT,
        locale: 'ar',
        params: {},
        state: 'queued',
        attempts: 0,
        next_attempt_at: null,
        provider_id: null,
        error: null,
        created_at: new Date(),
      });
      return result({ message_id: id });
    });
    const user = await openSettings();
    screen.getByText(testMessageTexts.noRecipient.email);
    await fillIn(user, field(texts.email), MERCHANT);
    await user.tab();
    await user.click(await screen.findByText(testMessageTexts.send.email));
    await screen.findByText(testMessageTexts.states.queued, { exact: false });
    screen.getByText(testMessageTexts.to(MERCHANT));
    database.change(messagePath(id), { state: 'failed', error: '550' });
    await screen.findByText(testMessageTexts.reason('550'));
    expect(backend.inputs('sendTestMessage')).toEqual([{ channel: 'email' }]);
  });

  test('that is refused says why', async () => {
    const logged = logs();
    database.put(SETTINGS_PATHS.private, { notify_email: MERCHANT });
    backend.on('sendTestMessage', () => refusal('admins-only', {}, 403));
    const user = await openSettings();
    await user.click(await screen.findByText(testMessageTexts.send.email));
    await screen.findAllByText(CALL_REFUSALS['admins-only']({}), { exact: false });
    expect(logged).toHaveBeenCalledExactlyOnceWith('send-test-message:', expect.any(Error));
  });
});

test('the size of the slips is chosen once, for this device', async () => {
  const user = await openSettings();
  expect(field(slipFormatTexts.formats.page).checked).toBe(true);
  await user.click(field(slipFormatTexts.formats.label));
  expect([field(slipFormatTexts.formats.label).checked, slipFormat()]).toEqual([true, 'label']);
});

describe('the seller', () => {
  const about = () => (database.read(siteContentPath('about')) ?? {})['content'];
  const dialog = async () => within(await screen.findByRole('dialog', { name: seller.title }));
  async function write(user: UserEvent, typed: Readonly<Record<string, string>>): Promise<void> {
    await user.click(screen.getByText(seller.open));
    for (const [label, text] of Object.entries(typed)) {
      const input = (await dialog()).getByLabelText<HTMLInputElement>(label);
      await fillIn(user, input, text);
    }
  }
  const save = async (user: UserEvent) =>
    user.click((await dialog()).getByText(adminPartTexts.save));

  test('is saved by a button, to imprint and tax settings at once', async () => {
    database.put(SETTINGS_PATHS.private, { few_left: 3 });
    const user = await openSettings();
    const before = about();
    await write(user, {
      [texts.legalName]: ' متجر  الغار ',
      [texts.taxNumber]: '١٠٠ ١٢٣٤ ٥٦٧٠ ٠٠٠٣',
    });
    expect([about(), stored('private')['seller']]).toEqual([before, undefined]);
    await save(user);
    await screen.findByText(OPERATIONS['update-seller'].done);
    expect(about()).toMatchObject({ legal_name: 'متجر الغار' });
    expect(stored('private')).toMatchObject({
      few_left: 3,
      seller: { tax_number: '100123456700003', country: 'ae' },
    });
  });

  test('has what is published in English beside it, and says what is missing', async () => {
    const translated = () => database.read(siteContentPath('about'))!['translations'];
    const english = translationTexts.label(texts.legalName, 'en');
    const user = await openSettings();
    await write(user, { [english]: ' Ghar  store ', [texts.legalName]: 'متجر الغار' });
    const input = (await dialog()).getByLabelText<HTMLInputElement>(english, { exact: false });
    expect([input.dir, input.lang]).toEqual(['ltr', 'en']);
    expect((await dialog()).queryByText(translationTexts.missingHint('en'))).toBeNull();
    await fillIn(user, input, '');
    (await dialog()).getByText(translationTexts.missingHint('en'));
    await fillIn(user, input, 'Ghar store');
    await save(user);
    await screen.findByText(OPERATIONS['update-seller'].done);
    expect(about()).toMatchObject({ legal_name: 'متجر الغار' });
    expect(translated()).toMatchObject({ en: { content: { legal_name: 'Ghar store' } } });
  });

  test('with a tax number in no form of its country is refused, and nothing typed is lost', async () => {
    const user = await openSettings();
    const before = about();
    await write(user, { [texts.legalName]: 'متجر الغار', [texts.taxNumber]: 'abc' });
    await save(user);
    await (await dialog()).findByText(seller.taxNumberForms.ae);
    const input = (await dialog()).getByLabelText<HTMLInputElement>(texts.taxNumber);
    expect([input.value, document.activeElement]).toEqual(['abc', input]);
    expect([about(), stored('private')['seller']]).toEqual([before, undefined]);
  });

  test('is asked for where invoices name the former one', async () => {
    database.put(invoicePath(1), { order_id: 'order' });
    const user = await openSettings();
    const before = about();
    await write(user, { [texts.address]: 'دبي' });
    await save(user);
    await screen.findByText(seller.askTitle);
    expect(about()).toEqual(before);
    await user.click(screen.getByText(seller.ask));
    await waitFor(() => expect(about()).toMatchObject({ address: 'دبي' }));
    expect(stored('private')['seller']).toBeUndefined();
  });

  test('that somebody else changed meanwhile is not overwritten', async () => {
    logs();
    const user = await openSettings();
    await write(user, { [texts.taxNumber]: '100123456700003' });
    database.put(SETTINGS_PATHS.private, { seller: { tax_number: '200000000000001' } });
    await save(user);
    await (await dialog()).findByText(new RegExp(ADMIN_REFUSALS['seller-changed'].slice(0, 30)));
    expect(stored('private')).toMatchObject({ seller: { tax_number: '200000000000001' } });
  });
});

describe('what is stored about a customer', () => {
  const NAME = 'ليان القحطاني';
  const PHONE = '+971567654321';
  const order = (status: string) => ({
    order: { customer_name: NAME, status },
    events: [],
    messages: [{}, {}],
    refunds: [{}],
    invoices: [{}],
    credit_notes: [{}],
  });
  const panel = () =>
    within(screen.getByText(privacyTexts.heading, { selector: 'h2' }).closest('section')!);
  const phone = () => panel().getByLabelText<HTMLInputElement>(privacyTexts.phone);
  async function look(user: UserEvent, typed: string): Promise<void> {
    await fillIn(user, phone(), typed);
    await user.click(panel().getByText(privacyTexts.look));
  }

  test.for([
    ['', privacyTexts.phoneMissing],
    ['12', privacyTexts.phoneInvalid],
    ['ليان', privacyTexts.phoneInvalid],
  ] as const)('is not looked for by «%s»', async ([typed, words]) => {
    const user = await openSettings();
    await look(user, typed);
    panel().getByText(words);
    expect(phone().value).toBe(typed);
    expect(backend.inputs('exportCustomer')).toEqual([]);
  });

  test('is nothing, or of no number', async () => {
    backend.on('exportCustomer', () => result({ phone: PHONE, orders: [], kept: {}, next: null }));
    const user = await openSettings();
    await look(user, PHONE);
    await panel().findByText(privacyTexts.none);
    expect(panel().queryByText(privacyTexts.save)).toBeNull();
    backend.on('exportCustomer', () => refusal('phone-invalid'));
    await look(user, '+971567654322');
    await panel().findByText(privacyTexts.phoneInvalid);
  });

  test('is shown as counts of all pages, and erased by as many requests as it takes', async () => {
    backend.on('exportCustomer', ({ after }) =>
      result(
        after === undefined
          ? {
              phone: PHONE,
              orders: [order('delivered'), order('shipped')],
              kept: { 'on-its-way': 1 },
              next: 'b',
            }
          : { phone: PHONE, orders: [order('cancelled')], kept: {}, next: null },
      ),
    );
    let asked = 0;
    backend.on('eraseCustomer', () =>
      result({ erased: 1, kept: { 'on-its-way': 1 }, complete: ++asked === 2 }),
    );
    const user = await openSettings();
    await look(user, '٠٥٦ ٧٦٥ ٤٣٢١');
    await panel().findByText(privacyTexts.held, { exact: false });
    expect(backend.inputs('exportCustomer')).toEqual([
      { phone: '٠٥٦ ٧٦٥ ٤٣٢١' },
      { phone: PHONE, after: 'b' },
    ]);
    const counts = [...document.querySelectorAll('output dl > *')].map(
      ({ textContent }) => textContent,
    );
    expect(counts).toEqual([
      `${privacyTexts.counts.orders}3`,
      `${privacyTexts.counts.messages}6`,
      `${privacyTexts.counts.refunds}3`,
      `${privacyTexts.counts.invoices}6`,
    ]);
    panel().getByText(privacyTexts.kept(1));
    panel().getByText(privacyTexts.reason(privacyTexts.reasons['on-its-way'], 1));
    expect(document.body.textContent).not.toContain(NAME);
    await user.click(panel().getByText(privacyTexts.erase(2)));
    const dialog = () => within(document.querySelector<HTMLElement>('[role=dialog]')!);
    dialog().getByText(privacyTexts.dialog.final);
    expect(backend.inputs('eraseCustomer')).toEqual([]);
    await user.click(dialog().getByText(privacyTexts.erase(2)));
    await panel().findByText(privacyTexts.erased(2));
    panel().getByText(privacyTexts.left(1));
    expect(backend.inputs('eraseCustomer')).toEqual([{ phone: PHONE }, { phone: PHONE }]);
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  });

  test('stays where its erasure fails, which the dialog says', async () => {
    const logged = logs();
    backend.on('exportCustomer', () =>
      result({ phone: PHONE, orders: [order('delivered')], kept: {}, next: null }),
    );
    backend.on('eraseCustomer', () => refusal('admins-only', {}, 403));
    const user = await openSettings();
    await look(user, PHONE);
    await user.click(await panel().findByText(privacyTexts.erase(1)));
    const dialog = () => within(document.querySelector<HTMLElement>('[role=dialog]')!);
    await user.click(dialog().getByText(privacyTexts.erase(1)));
    await dialog().findByText(CALL_REFUSALS['admins-only']({}), { exact: false });
    expect(logged).toHaveBeenCalledExactlyOnceWith('erase-customer:', expect.any(Error));
    expect(phone().value).toBe(PHONE);
    backend.on('eraseCustomer', () => result({ erased: 1, kept: {}, complete: true }));
    await user.click(dialog().getByText(privacyTexts.erase(1)));
    await panel().findByText(privacyTexts.erased(1));
    expect(phone().value).toBe(PHONE);
  });
});

test('the history shows who changed which setting, from what to what, newest first', async () => {
  const change = (path: string, id: string, fields: object) =>
    database.put(changePath(path, id), {
      actor: 'boss',
      actor_email: 'sara@ghar.example',
      ...fields,
    });
  change(SETTINGS_PATHS.private, 'one', {
    field: 'notify_email',
    from: 'merchant@ghar.example',
    to: 'evil@example.com',
    created_at: new Date(Date.now() - 60_000),
  });
  change(SETTINGS_PATHS.public, 'two', {
    field: 'max_pieces',
    from: null,
    to: 5,
    actor: ADMIN.uid,
    created_at: new Date(),
  });
  const user = await openSettings();
  await user.click(screen.getByLabelText(changeTexts.settings));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(texts.email);
  const rows = [...dialog.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(`${texts.maxPieces}.*${changeTexts.nothing}.*5.*${changeTexts.byMe}`),
    expect.stringMatching(
      `${texts.email}.*merchant@ghar.example.*evil@example.com.*sara@ghar.example`,
    ),
  ]);
});
