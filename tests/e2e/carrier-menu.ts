import type { Locator, Page } from 'playwright-core';
import { carrierTexts } from '../../web/src/i18n/ar/admin-order.ts';

/** The menu of carriers in a dialog or page. */
export const carrierIn = (part: Page | Locator): Locator =>
  part.getByRole('combobox', { name: carrierTexts.label, exact: true });

export async function chooseCarrier(page: Page, menu: Locator, carrier: string): Promise<void> {
  await menu.click();
  await page.getByRole('option', { name: carrier, exact: true }).click();
}
