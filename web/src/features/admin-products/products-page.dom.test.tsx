import { DEFAULTS_BY_LOCALE } from '@ghar/domain/content/site-content';
import { productPath, SETTINGS_PATHS, STOREFRONT_PRODUCT_PATH } from '@ghar/domain/paths';
import type { Product } from '@ghar/domain/product/product';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { database } from '../../../testing/firestore.ts';
import { openPanel } from '../../../testing/open-page.tsx';
import { PRODUCT_ID } from '../../../testing/orders.ts';
import { ADMIN, putOrder, putProduct, soap } from '../../../testing/shop.ts';
import { changeTexts } from '../../i18n/ar/admin-changes.ts';
import { adminPartTexts } from '../../i18n/ar/admin.ts';
import { translationTexts } from '../../i18n/ar/admin-translations.ts';
import { ADMIN_REFUSALS, OPERATIONS, refusalWords } from '../../i18n/ar/admin-operations.ts';
import {
  deleteDialogTexts,
  onSaleTexts,
  priceDialogTexts,
  productFieldErrors as ERRORS,
  productFormTexts as form,
  productsTexts as texts,
  replaceDialogTexts,
  sellDialogTexts,
} from '../../i18n/ar/admin-products.ts';

const PATH = productPath(PRODUCT_ID);
const GIFTS_PATH = productPath('gifts');
const { name: SOAP } = soap();
const ENGLISH = DEFAULTS_BY_LOCALE.en.hero.title;
const GIFTS = 'طقم الهدايا';

const putGifts = (change: Partial<Record<keyof Product, unknown>> = {}): void =>
  database.put(GIFTS_PATH, {
    ...soap({ name: GIFTS, price: 799.5, stock_quantity: 4, is_active: false }),
    created_at: new Date('2025-12-31T08:00:00Z'),
    ...change,
  });
const products = () => Object.values(database.list('products'));
const shown = (): unknown => database.read(STOREFRONT_PRODUCT_PATH)?.['product_id'] ?? null;

/** By selectors: roles take a second to find in so simple an engine. */
const dialogs = () => [...document.querySelectorAll<HTMLElement>('[role=dialog]')];
/** The dialog on top. */
const dialog = () => within(dialogs().at(-1)!);
const closed = () => waitFor(() => expect(dialogs()).toEqual([]));
const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr')];
const row = (name: string) => rows().find((one) => one.textContent.includes(name));
/** The cells of a product's row, without its actions. */
const cells = (name: string) =>
  [...row(name)!.querySelectorAll('td')].slice(0, -1).map(({ textContent }) => textContent);
const inEnglish = (label: string) => translationTexts.label(label, 'en');
const field = (name: 'name' | 'price' | 'stock' | 'description' | 'imageUrl') =>
  dialog().queryByLabelText<HTMLInputElement>(
    (label) => label.startsWith(form[name]) && !label.startsWith(inEnglish(form[name])),
  )!;
const englishField = (name: 'name' | 'description') =>
  dialog().getByLabelText<HTMLInputElement>(inEnglish(form[name]), { exact: false });
const activeSwitch = () => dialog().getByLabelText<HTMLInputElement>(form.active);

async function openProducts(): Promise<UserEvent> {
  const user = await openPanel('/admin/products');
  await screen.findByText(texts.add);
  await waitFor(() =>
    expect(screen.queryByText(texts.empty) ?? document.querySelector('tbody')).not.toBeNull(),
  );
  return user;
}
type Values = Partial<Record<'name' | 'price' | 'stock' | 'description' | 'imageUrl', string>>;
async function fillIn(user: UserEvent, values: Values): Promise<void> {
  for (const [name, text] of Object.entries(values)) {
    const input = field(name as keyof Values);
    // which focuses it
    await user.clear(input);
    if (text !== '') await user.paste(text);
  }
}
const press = (user: UserEvent, name: string) =>
  user.click(dialog().getByText(name, { selector: 'button' }));
const save = (user: UserEvent) => press(user, adminPartTexts.save);
const add = (user: UserEvent) => user.click(screen.getByText(texts.add));
const edit = (user: UserEvent, name: string) =>
  user.click(screen.getByLabelText(texts.edit(name), { selector: 'button' }));
const askToSell = (user: UserEvent, name: string) =>
  user.click(screen.getByLabelText(texts.sellNamed(name)));
const askToDelete = (user: UserEvent, name: string) =>
  user.click(screen.getByLabelText(texts.remove(name), { selector: 'button' }));
const toast = (words: string) => screen.findByText(words, { exact: false });

/** Expects what an operation prints where it fails. */
const logs = () => vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => void vi.restoreAllMocks());

describe('the list', () => {
  test('says of each its name, price, stock, state and day, the newest first', async () => {
    putProduct({ stock_quantity: 1200 });
    putGifts();
    await openProducts();
    await waitFor(() =>
      expect(cells(GIFTS)).toEqual([
        GIFTS,
        expect.stringMatching(/^799\.50\sدرهم$/),
        `4${texts.lowStock}`,
        texts.inactive,
        expect.stringContaining('31 ديسمبر 2025'),
      ]),
    );
    expect(cells(SOAP).slice(0, 4)).toEqual([
      SOAP,
      expect.stringMatching(/^299\sدرهم$/),
      '1,200',
      texts.onSale,
    ]);
    expect(rows()).toEqual([row(SOAP), row(GIFTS)]);
    expect(screen.getByLabelText(texts.images(SOAP)).getAttribute('href')).toBe(
      `/admin/images?product=${PRODUCT_ID}`,
    );
  });

  test('says how few are left as the settings have it, and where none is', async () => {
    database.put(SETTINGS_PATHS.private, { few_left: 3 });
    putProduct({ stock_quantity: -2 });
    putGifts();
    await openProducts();
    await waitFor(() => expect(cells(SOAP)[2]).toContain(texts.noStock));
    expect(cells(GIFTS)[2]).toBe('4');
    database.change(GIFTS_PATH, { stock_quantity: 3 });
    await waitFor(() => expect(cells(GIFTS)[2]).toBe(`3${texts.lowStock}`));
  });

  test('has a product that cannot be read beside those that can', async () => {
    const logged = logs();
    putGifts({ price: 'مجاناً' });
    await openProducts();
    await screen.findByText(adminPartTexts.unreadable(['gifts']));
    expect(row(SOAP)).toBeDefined();
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'UnreadableError' }),
    );
  });

  test('says where there is none, and offers to add one', async () => {
    database.remove(PATH);
    database.remove(STOREFRONT_PRODUCT_PATH);
    const user = await openProducts();
    await screen.findByText(texts.empty);
    await add(user);
    await fillIn(user, { name: 'صابون الورد', price: '٣٩٫٥', stock: '۱۲' });
    await save(user);
    await closed();
    await toast(OPERATIONS['create-product'].done);
    expect(products()).toMatchObject([
      {
        name: 'صابون الورد',
        description: null,
        price: 39.5,
        stock_quantity: 12,
        is_active: true,
        image_url: null,
        updated_by: ADMIN.uid,
      },
    ]);
    expect(database.read(STOREFRONT_PRODUCT_PATH)).toMatchObject({
      name: 'صابون الورد',
      price: 39.5,
      availability: 'available',
    });
  });
});

describe('the form', () => {
  test('says at each field what is wrong with it, and keeps what was typed', async () => {
    const user = await openProducts();
    await add(user);
    await fillIn(user, { price: 'غالٍ', stock: '1.5', description: 'نص' });
    await save(user);
    for (const error of ['name-required', 'price-not-a-number', 'stock-not-whole'] as const)
      dialog().getByText(ERRORS[error]);
    expect(document.activeElement).toBe(field('name'));
    expect([field('price').value, field('description').value]).toEqual(['غالٍ', 'نص']);
    await fillIn(user, { name: GIFTS, price: '1', stock: '0' });
    expect(dialog().queryByText(ERRORS['name-required'])).toBeNull();
    await save(user);
    dialog().getByText(ERRORS['price-too-low']);
    expect(document.activeElement).toBe(field('price'));
    expect(products()).toHaveLength(1);
  });

  test('shows what there is, and writes what was changed', async () => {
    const picture = `https://ghar.example/v0/b/shop/o/product-images%2F${PRODUCT_ID}%2F1.jpg?alt=media`;
    putProduct({ image_url: picture });
    const user = await openProducts();
    await edit(user, SOAP);
    expect([field('name').value, field('price').value, field('stock').value]).toEqual([
      SOAP,
      '299',
      '100',
    ]);
    expect(activeSwitch().checked).toBe(true);
    expect(field('imageUrl')).toBeNull();
    dialog().getByText(form.pictures);
    await fillIn(user, { price: '310', description: 'يغسل\nوينعّم' });
    await save(user);
    await closed();
    await toast(OPERATIONS['update-product'].done);
    expect(database.read(PATH)).toMatchObject({
      name: SOAP,
      price: 310,
      description: 'يغسل\nوينعّم',
      image_url: picture,
      stock_quantity: 100,
    });
    expect(database.read(STOREFRONT_PRODUCT_PATH)).toMatchObject({ price: 310 });
    expect(cells(SOAP)[1]).toMatch(/^310\sدرهم$/);
  });

  test('has each text in English beside it, which is told to the public with it', async () => {
    const user = await openProducts();
    await edit(user, SOAP);
    const name = englishField('name');
    expect([name.value, name.dir, name.lang]).toEqual([ENGLISH, 'ltr', 'en']);
    await user.clear(name);
    await user.paste(' Laurel  soap ');
    await user.click(englishField('description'));
    await user.paste('One bar');
    await save(user);
    await closed();
    expect(database.read(PATH)).toMatchObject({
      name: SOAP,
      translations: { en: { name: 'Laurel soap', description: 'One bar' } },
    });
    expect(database.read(STOREFRONT_PRODUCT_PATH)).toMatchObject({
      name: SOAP,
      translations: { en: { name: 'Laurel soap' } },
    });
  });

  test('says what is not in English, and takes a translation away', async () => {
    putProduct({ description: 'يغسل' });
    const user = await openProducts();
    expect(row(SOAP)!.textContent).toContain(translationTexts.count(1));
    await edit(user, SOAP);
    const hint = translationTexts.missingHint('en');
    expect(dialog().getAllByText(hint)).toHaveLength(1);
    await user.clear(englishField('name'));
    expect(dialog().getAllByText(hint)).toHaveLength(2);
    expect(dialog().getAllByText(`(${translationTexts.missing})`)).toHaveLength(2);
    await save(user);
    await closed();
    expect(database.read(PATH)!['translations']).toEqual({ en: {} });
    expect(database.read(STOREFRONT_PRODUCT_PATH)).not.toHaveProperty('translations');
    await waitFor(() => expect(row(SOAP)!.textContent).toContain(translationTexts.count(2)));
  });

  test('does not overwrite a translation that somebody else has changed', async () => {
    logs();
    const user = await openProducts();
    await edit(user, SOAP);
    await user.clear(englishField('name'));
    await user.paste('Mine');
    database.change(PATH, { translations: { en: { name: 'Theirs' } } });
    await save(user);
    await dialog().findByText(ADMIN_REFUSALS['product-overtaken'], { exact: false });
    dialog().getByText(form.theirs('Theirs'));
    expect(englishField('name').value).toBe('Mine');
    expect(database.read(PATH)).toMatchObject({ translations: { en: { name: 'Theirs' } } });
    await save(user);
    await closed();
    expect(database.read(PATH)).toMatchObject({ translations: { en: { name: 'Mine' } } });
  });

  test('has a field for a picture address that was typed once, and for no other', async () => {
    putProduct({ image_url: 'https://elsewhere.example/soap.jpg' });
    const user = await openProducts();
    await edit(user, SOAP);
    expect(field('imageUrl').value).toBe('https://elsewhere.example/soap.jpg');
    await fillIn(user, { imageUrl: 'soap.jpg' });
    await save(user);
    dialog().getByText(ERRORS['image-url-invalid']);
    await fillIn(user, { imageUrl: '' });
    await save(user);
    await closed();
    expect(database.read(PATH)).toMatchObject({ image_url: null });
    await edit(user, SOAP);
    dialog().getByText(form.pictures);
    expect(field('imageUrl')).toBeNull();
  });

  test('asks about a price that is a tenth of the last one or ten times as much', async () => {
    const user = await openProducts();
    await edit(user, SOAP);
    await fillIn(user, { price: '٢٩٫٩' });
    await save(user);
    dialog().getByText(priceDialogTexts.title);
    dialog().getByText(/^299\sدرهم$/);
    dialog().getByText(/^29\.90\sدرهم$/);
    await press(user, priceDialogTexts.review);
    await waitFor(() => expect(dialogs()).toHaveLength(1));
    expect([database.read(PATH)?.['price'], field('price').value]).toEqual([299, '٢٩٫٩']);
    await save(user);
    await press(user, priceDialogTexts.confirm);
    await closed();
    expect(database.read(PATH)).toMatchObject({ price: 29.9 });
  });

  test('stores the stock that was typed after a sale was told, less what is sold after that', async () => {
    const user = await openProducts();
    await edit(user, SOAP);
    expect(dialog().queryByText(form.stockHint(97))).toBeNull();
    database.change(PATH, { stock_quantity: 97 });
    await dialog().findByText(form.stockHint(97));
    expect(field('stock').value).toBe('100');
    await fillIn(user, { stock: '120' });
    database.change(PATH, { stock_quantity: 96 });
    await dialog().findByText(form.stockAfterTyping(96, 119));
    database.beforeNextCommit(() => database.change(PATH, { stock_quantity: 94 }));
    await save(user);
    await closed();
    expect(database.read(PATH)).toMatchObject({ stock_quantity: 117 });
    await toast(form.savedLess(120, 117));
  });

  test('stores the typed stock, also that of before a sale', async () => {
    const user = await openProducts();
    for (const stock of ['150', '97']) {
      database.change(PATH, { stock_quantity: 97 });
      await edit(user, SOAP);
      database.change(PATH, { stock_quantity: 95 });
      await dialog().findByText(form.stockHint(95));
      await fillIn(user, { stock });
      await save(user);
      await closed();
      expect(database.read(PATH)).toMatchObject({ stock_quantity: Number(stock) });
    }
  });

  test('leaves a stock that nobody typed as orders have made it', async () => {
    const user = await openProducts();
    await edit(user, SOAP);
    database.change(PATH, { stock_quantity: 97 });
    await dialog().findByText(form.stockHint(97));
    await fillIn(user, { name: 'صابون غار' });
    await save(user);
    await closed();
    expect(database.read(PATH)).toMatchObject({ stock_quantity: 97 });
  });

  test('saves a product of which more was sold than there was, and counts it anew', async () => {
    putProduct({ stock_quantity: -2 });
    const user = await openProducts();
    await edit(user, SOAP);
    expect(field('stock').value).toBe('-2');
    await fillIn(user, { name: 'صابون غار' });
    await save(user);
    await closed();
    expect(database.read(PATH)).toMatchObject({ name: 'صابون غار', stock_quantity: -2 });
    await edit(user, 'صابون غار');
    await fillIn(user, { stock: '-1' });
    await save(user);
    dialog().getByText(ERRORS['stock-not-whole']);
    await fillIn(user, { stock: '20' });
    await save(user);
    await closed();
    expect(database.read(PATH)).toMatchObject({ stock_quantity: 20 });
  });

  test('does not overwrite what somebody else has changed, unless it is told twice', async () => {
    const logged = logs();
    const user = await openProducts();
    await edit(user, SOAP);
    await fillIn(user, { price: '280' });
    database.change(PATH, { name: GIFTS, price: 310, is_active: false, stock_quantity: 97 });
    database.remove(STOREFRONT_PRODUCT_PATH);
    await save(user);
    await dialog().findByText(ADMIN_REFUSALS['product-overtaken'], { exact: false });
    dialog().getByText(form.theirs('310'));
    expect([field('name').value, field('price').value, field('stock').value]).toEqual([
      GIFTS,
      '280',
      '97',
    ]);
    expect([activeSwitch().checked, database.read(PATH)?.['price']]).toEqual([false, 310]);
    expect(logged).toHaveBeenCalledExactlyOnceWith('update-product:', expect.any(Error));
    await save(user);
    await closed();
    expect(database.read(PATH)).toMatchObject({
      name: GIFTS,
      price: 280,
      is_active: false,
      stock_quantity: 97,
    });
  });

  test('stays as it is where the backend refuses, which is told and logged', async () => {
    const logged = logs();
    const user = await openProducts();
    await edit(user, SOAP);
    await fillIn(user, { price: '310' });
    database.refuseCommits('unavailable');
    await save(user);
    await waitFor(() =>
      expect(dialog().getByRole('alert').textContent).toContain(refusalWords.offline),
    );
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      'update-product:',
      expect.objectContaining({ code: 'unavailable' }),
    );
    expect(field('price').value).toBe('310');
    database.refuseCommits(null);
    await save(user);
    await closed();
    expect(database.read(PATH)).toMatchObject({ price: 310 });
  });
});

describe('what the shop sells', () => {
  test('is switched to another product, and back', async () => {
    putGifts({ stock_quantity: 0 });
    const user = await openProducts();
    await askToSell(user, GIFTS);
    dialog().getByText(sellDialogTexts.stops([SOAP]));
    dialog().getByText(sellDialogTexts.noStock);
    expect(database.read(GIFTS_PATH)).toMatchObject({ is_active: false });
    await press(user, sellDialogTexts.confirm);
    await closed();
    expect([database.read(PATH), database.read(GIFTS_PATH), shown()]).toMatchObject([
      { is_active: false },
      { is_active: true },
      'gifts',
    ]);
    expect(cells(GIFTS)[3]).toBe(texts.onSale);
    await user.click(await screen.findByText(adminPartTexts.undo));
    await waitFor(() => expect(shown()).toBe(PRODUCT_ID));
    expect([database.read(PATH), database.read(GIFTS_PATH)]).toMatchObject([
      { is_active: true },
      { is_active: false },
    ]);
  });

  test.for([
    ['is a product that is added', replaceDialogTexts.sell, [false, true]],
    [
      'stays the same where a product is added that is not to be sold yet',
      replaceDialogTexts.keep,
      [true, false],
    ],
  ] as const)('%s, of which the form warns', async ([, answer, active]) => {
    const user = await openProducts();
    await add(user);
    dialog().getByText(form.replaces([SOAP]));
    await fillIn(user, { name: GIFTS, price: '799', stock: '4' });
    await save(user);
    dialog().getByText(replaceDialogTexts.text([SOAP]));
    expect(products()).toHaveLength(1);
    await press(user, answer);
    await closed();
    expect(products().map(({ is_active }) => is_active)).toEqual(active);
    expect(shown() === PRODUCT_ID).toBe(active[0]);
  });

  test('stays the same where a product is added that is not active', async () => {
    const user = await openProducts();
    await add(user);
    await fillIn(user, { name: GIFTS, price: '799', stock: '4' });
    await user.click(activeSwitch());
    dialog().getByText(form.inactiveHint);
    await save(user);
    await closed();
    expect(cells(GIFTS)[3]).toBe(texts.inactive);
    expect([cells(SOAP)[3], shown()]).toEqual([texts.onSale, PRODUCT_ID]);
  });

  test('is warned of where nothing is', async () => {
    const user = await openProducts();
    await edit(user, SOAP);
    await user.click(activeSwitch());
    dialog().getByText(form.stops);
    await save(user);
    await closed();
    await screen.findByText(onSaleTexts.none);
    expect(shown()).toBeNull();
    await askToSell(user, SOAP);
    await press(user, sellDialogTexts.confirm);
    await closed();
    expect([cells(SOAP)[3], shown()]).toEqual([texts.onSale, PRODUCT_ID]);
    expect(screen.queryByText(onSaleTexts.none)).toBeNull();
  });

  test('is warned of where it is not one thing, which is mended there', async () => {
    putGifts({ is_active: true });
    const user = await openProducts();
    await screen.findByText(onSaleTexts.several);
    screen.getByText(onSaleTexts.severalText(SOAP));
    await user.click(screen.getByText(onSaleTexts.keep(SOAP)));
    await press(user, sellDialogTexts.confirm);
    await closed();
    expect([database.read(PATH), database.read(GIFTS_PATH)]).toMatchObject([
      { is_active: true },
      { is_active: false },
    ]);
    expect(screen.queryByText(onSaleTexts.several)).toBeNull();
  });

  test('stays what it is where the backend refuses, which is told and logged', async () => {
    const logged = logs();
    putGifts();
    const user = await openProducts();
    database.refuseCommits('permission-denied');
    await askToSell(user, GIFTS);
    await press(user, sellDialogTexts.confirm);
    await waitFor(() =>
      expect(dialog().getByRole('alert').textContent).toContain(refusalWords.forbidden),
    );
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      'sell-product:',
      expect.objectContaining({ code: 'permission-denied' }),
    );
    expect([database.read(GIFTS_PATH), shown()]).toMatchObject([{ is_active: false }, PRODUCT_ID]);
  });
});

describe('a product is deleted', () => {
  test('only after a confirmation, which says whether it is on sale', async () => {
    putGifts();
    const user = await openProducts();
    await askToDelete(user, SOAP);
    dialog().getByText(deleteDialogTexts.onSale);
    await press(user, adminPartTexts.cancel);
    await closed();
    await askToDelete(user, GIFTS);
    dialog().getByText(deleteDialogTexts.text(GIFTS));
    expect(dialog().queryByText(deleteDialogTexts.onSale)).toBeNull();
    expect(products()).toHaveLength(2);
    await press(user, adminPartTexts.delete);
    await closed();
    await toast(OPERATIONS['delete-product'].done);
    expect(products()).toMatchObject([{ name: SOAP }]);
    expect(row(GIFTS)).toBeUndefined();
  });

  test.for([
    ['it is taken off the shop instead', true],
    ['it is off the shop already', false],
  ] as const)('not where it was ordered: %s', async ([, isActive]) => {
    const logged = logs();
    putProduct({ is_active: isActive });
    if (!isActive) database.remove(STOREFRONT_PRODUCT_PATH);
    putOrder();
    const user = await openProducts();
    await askToDelete(user, SOAP);
    await press(user, adminPartTexts.delete);
    await screen.findByText(deleteDialogTexts.refusedTitle);
    dialog().getByText(
      isActive ? deleteDialogTexts.refusedText(SOAP) : deleteDialogTexts.refusedInactive(SOAP),
    );
    await toast(ADMIN_REFUSALS['product-has-orders']);
    expect(logged).toHaveBeenCalledExactlyOnceWith('delete-product:', expect.any(Error));
    await press(user, isActive ? deleteDialogTexts.deactivate : deleteDialogTexts.understood);
    await closed();
    expect([products(), shown()]).toMatchObject([[{ is_active: false }], null]);
  });
});

test('a product’s history has what many later changes have pushed down', async () => {
  putProduct();
  for (let change = 0; change < 31; change++)
    database.put(`${PATH}/changes/event-${change}`, {
      field: change === 0 ? 'price' : 'stock_quantity',
      from: 299,
      to: 2,
      actor: 'colleague',
      actor_email: 'colleague@ghar.example',
      created_at: new Date(Date.UTC(2026, 0, 2, 8, change)),
    });
  const user = await openProducts();
  await user.click(within(row(SOAP)!).getByLabelText(texts.edit(SOAP)));
  await user.click(dialog().getByLabelText(changeTexts.product));
  await waitFor(() => expect(dialog().getAllByRole('listitem')).toHaveLength(30));
  expect(dialog().queryByText(form.price)).toBeNull();
  await user.click(dialog().getByText(changeTexts.older));
  await dialog().findByText(form.price);
  expect(dialog().queryByText(changeTexts.older)).toBeNull();
});

test('a product’s history says what its price was, and who changed it', async () => {
  putProduct();
  database.put(`${PATH}/changes/event-0`, {
    field: 'price',
    from: 299,
    to: 2,
    actor: 'colleague',
    actor_email: 'colleague@ghar.example',
    created_at: new Date('2026-01-02T08:00:00Z'),
  });
  const user = await openProducts();
  await user.click(within(row(SOAP)!).getByLabelText(texts.edit(SOAP)));
  await user.click(dialog().getByLabelText(changeTexts.product));
  const change = await waitFor(() => dialog().getByText('colleague@ghar.example').closest('li')!);
  expect(change.textContent).toContain(
    `${form.price}${changeTexts.from} 299 درهم ${changeTexts.to} 2 درهم`,
  );
});
