import { productPath } from '@ghar/domain/paths';
import { Timestamp } from 'firebase-admin/firestore';
import type { Locator, Page } from 'playwright-core';
import { adminPartTexts } from '../../web/src/i18n/ar/admin.ts';
import {
  deleteDialogTexts,
  priceDialogTexts,
  productFormTexts,
  productsTexts as texts,
  sellDialogTexts,
} from '../../web/src/i18n/ar/admin-products.ts';
import { db } from '../support/database.ts';
import { AdminPage, SECTION_PATHS } from './admin-page.ts';
import { expectVisible } from './shopper.ts';

const FIELDS = {
  name: productFormTexts.name,
  price: productFormTexts.price,
  stock: productFormTexts.stock,
  description: productFormTexts.description,
} as const;
type Field = keyof typeof FIELDS;

/** Page object of the products section. */
export class ProductsPage {
  readonly page: Page;
  readonly table: Locator;
  readonly addButton: Locator;
  readonly dialog: Locator;
  readonly activeSwitch: Locator;
  /** The row of the product on sale. */
  readonly onSale: Locator;
  /** Says that nothing or more than one product is on sale. */
  readonly alert: Locator;

  constructor(page: Page) {
    this.page = page;
    this.table = page.getByRole('table', { name: texts.table });
    this.addButton = page.getByRole('button', { name: texts.add });
    this.dialog = page.getByRole('dialog');
    this.activeSwitch = this.dialog.getByRole('switch');
    this.onSale = this.table.getByRole('row').filter({ hasText: texts.onSale });
    this.alert = page.getByRole('main').getByRole('alert');
  }

  static async open(page: Page): Promise<ProductsPage> {
    await AdminPage.open(page, SECTION_PATHS.products);
    const productsPage = new ProductsPage(page);
    await expectVisible(productsPage.addButton);
    return productsPage;
  }

  row(name: string): Locator {
    return this.table.getByRole('row').filter({ hasText: name });
  }

  field(field: Field): Locator {
    return this.dialog.getByLabel(FIELDS[field]).first(); // before its translation
  }

  async fillIn(values: { readonly [name in Field]?: string }): Promise<void> {
    for (const [field, value] of Object.entries(values))
      await this.field(field as Field).fill(value);
  }

  save = (): Promise<void> =>
    this.dialog.getByRole('button', { name: adminPartTexts.save, exact: true }).click();

  /** Answers the question about a price that may be a slip. */
  answerPrice = (answer: 'review' | 'confirm'): Promise<void> =>
    this.page.getByRole('button', { name: priceDialogTexts[answer] }).click();

  closed = (): Promise<void> => this.dialog.waitFor({ state: 'detached' });

  async edit(name: string): Promise<void> {
    await this.page.getByRole('button', { name: texts.edit(name) }).click();
    await expectVisible(this.dialog);
  }

  async askToDelete(name: string): Promise<void> {
    await this.page.getByRole('button', { name: texts.remove(name) }).click();
    await expectVisible(this.dialog.getByText(deleteDialogTexts.title));
  }

  confirmDeletion = (): Promise<void> =>
    this.dialog.getByRole('button', { name: adminPartTexts.delete, exact: true }).click();

  async askToSell(name: string): Promise<void> {
    await this.page.getByRole('button', { name: texts.sellNamed(name) }).click();
    await this.dialog.getByRole('button', { name: sellDialogTexts.confirm, exact: true }).click();
  }

  async sell(name: string): Promise<void> {
    await this.askToSell(name);
    await this.closed();
  }
}

/** Adds a second product, older than the one on sale. */
export const addProduct = (id: string, fields: object = {}): Promise<unknown> => {
  const then = Timestamp.fromMillis(Date.now() - 60_000);
  return db.doc(productPath(id)).set({
    name: 'طقم الهدايا',
    description: null,
    price: 799.5,
    stock_quantity: 4,
    is_active: false,
    image_url: null,
    created_at: then,
    updated_at: then,
    ...fields,
  });
};

export async function products(): Promise<Record<string, unknown>[]> {
  const { docs } = await db.collection('products').orderBy('created_at').get();
  return docs.map((snapshot) => ({ id: snapshot.id, ...snapshot.data() }));
}
