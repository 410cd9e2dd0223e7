import { carrierNames } from '@ghar/domain/i18n/ar/carriers';
import { orderNumber } from '@ghar/domain/order/order-number';
import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { adminPartTexts } from '../../web/src/i18n/ar/admin.ts';
import { OPERATIONS } from '../../web/src/i18n/ar/admin-operations.ts';
import {
  bulkShipTexts,
  carrierTexts,
  orderPageTexts,
  shipDialogTexts,
} from '../../web/src/i18n/ar/admin-order.ts';
import { bulkTexts } from '../../web/src/i18n/ar/admin-orders.ts';
import { paperTexts } from '../../web/src/i18n/ar/order-papers.ts';
import { order } from '../support/database.ts';
import { putOrders } from '../support/orders.ts';
import { carrierIn, chooseCarrier } from './carrier-menu.ts';
import { OrdersPage } from './orders-page.ts';
import { DESKTOP, expectVisible, test, toast } from './shopper.ts';

const ARAMEX = carrierNames.aramex;

describe('a parcel', () => {
  test(
    'of several is sent with the numbers that were pasted, and corrected later',
    { tags: 'nightly' },
    async ({ newShopper }) => {
      const { page } = await newShopper(DESKTOP);
      const [first, second, third, trial] = await putOrders([
        { country: 'sa', national_address: 'RRRD2929', merchant_note: 'اتصل أولاً' },
        { tracking_number: 'OLD-1' },
        {},
        { payment_test: true },
      ]);
      const numbers = [first!, second!].map(orderNumber) as [string, string];
      const list = await OrdersPage.open(page);
      for (const id of [first!, second!, trial!]) await list.choice(id).check();
      await list.chooseForAll('shipped');
      const dialog = list.shipping();
      // a test is not sent, and not counted
      await expectVisible(page.getByRole('dialog', { name: bulkShipTexts.title(2), exact: true }));
      await expectVisible(dialog.getByText(bulkShipTexts.leftOut(1)));
      await chooseCarrier(page, carrierIn(dialog), ARAMEX);
      const row = (number: string): Locator =>
        dialog.getByRole('textbox', { name: bulkShipTexts.numberOf(number) });
      await dialog
        .getByRole('textbox', { name: bulkShipTexts.paste })
        .fill(`Ref\tAWB\n${numbers[0]}\t34529871206\n${numbers[1]}, 12\n`);
      await expectVisible(dialog.getByText(bulkShipTexts.matched(2, 2)));
      await expectVisible(dialog.getByText('Ref\tAWB'));
      expect(await row(numbers[0]).inputValue()).toBe('34529871206');
      await expectVisible(dialog.getByText(carrierTexts.unlike(ARAMEX)));
      await expectVisible(dialog.getByText(bulkShipTexts.replaced('OLD-1')));
      await row(numbers[1]).fill('34529871206');
      await expectVisible(dialog.getByText(bulkShipTexts.repeated).first());
      await row(numbers[1]).fill('34529871207');
      await list.shipAll();
      await expectVisible(toast(page, bulkTexts.done.status(2)));
      for (const [id, tracking_number] of [
        [first!, '34529871206'],
        [second!, '34529871207'],
      ] as const) {
        expect(await order(id)).toMatchObject({
          status: 'shipped',
          carrier: 'aramex',
          tracking_number,
        });
        await expect.poll(() => list.status(id).value()).toBe('shipped');
      }

      await list.view(first!).click();
      const history = page.getByRole('region', { name: orderPageTexts.history });
      await expectVisible(history.getByText(/سجّلت شحن الطلب مع .أرامكس. برقم التتبع .34529871206/));
      expect(await history.getByRole('listitem').count()).toBe(1);
      await expectVisible(page.getByText('RRRD2929'));
      const link = page.getByRole('link', { name: orderPageTexts.track });
      expect(await link.getAttribute('href')).toBe(
        'https://www.aramex.com/track/results?ShipmentNumber=34529871206',
      );
      await page.evaluate(() => {
        globalThis.print = () => undefined;
      });
      await page.getByRole('button', { name: orderPageTexts.printSlip }).click();
      await page.emulateMedia({ media: 'print' });
      const slip = page.getByRole('article', { name: paperTexts.slip });
      const barcode = slip.getByRole('figure', { name: paperTexts.barcode }).locator('svg');
      await expectVisible(barcode);
      for (const text of [ARAMEX, 'RRRD2929', 'اتصل أولاً'])
        expect(await slip.innerText()).toContain(text);
      // the number, not the order's, in half the modules that letters take
      expect(await barcode.getAttribute('viewBox')).toBe('0 0 132 1');
      await page.emulateMedia({ media: 'screen' });

      await chooseCarrier(page, carrierIn(page), carrierTexts.other);
      const naming = page.getByRole('dialog', { name: carrierTexts.otherTitle });
      await naming.getByRole('button', { name: carrierTexts.choose }).click();
      await expectVisible(naming.getByText(carrierTexts.nameMissing));
      await naming.getByRole('textbox').fill('ناقل الحي');
      await naming.getByRole('button', { name: carrierTexts.choose }).click();
      const undo = toast(page, OPERATIONS['save-parcel'].done)
        .locator('..')
        .getByRole('button', { name: adminPartTexts.undo });
      // a toast with the focus stays
      await undo.focus();
      await expectVisible(history.getByText(/غيّرت شركة الشحن إلى .ناقل الحي/));
      expect(await order(first!)).toMatchObject({ carrier: 'ناقل الحي' });
      await link.waitFor({ state: 'detached' });
      await undo.click();
      await expectVisible(toast(page, OPERATIONS['undo-order-change'].done));
      expect(await order(first!)).toMatchObject({ carrier: 'aramex' });

      // the next one goes by the courier that was last chosen on this device
      await page.goto(`/admin/orders/${third!}`);
      await page.getByRole('button', { name: orderPageTexts.nextStep.shipped }).click();
      const shipping = page.getByRole('dialog', { name: shipDialogTexts.title });
      await expect.poll(() => carrierIn(shipping).innerText()).toBe('ناقل الحي');
      await chooseCarrier(page, carrierIn(shipping), carrierNames.dhl);
      await shipping.getByRole('textbox').fill('١٢٣');
      await expectVisible(shipping.getByText(carrierTexts.unlike(carrierNames.dhl)));
      await expectVisible(shipping.getByText(shipDialogTexts.told(true)));
      await shipping.getByRole('textbox').press('Enter');
      await shipping.waitFor({ state: 'detached' });
      expect(await order(third!)).toMatchObject({ carrier: 'dhl', tracking_number: '123' });
    },
  );
});
