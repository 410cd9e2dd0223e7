import type { Page } from 'playwright-core';
import { CONTENT } from '../seed/content.ts';
import type { Camera } from './camera.ts';

/** Opens a page, and waits until the shop's own content is shown. */
async function visit(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.getByText(CONTENT.about.content.legal_name).first().waitFor();
}

async function fillOrder(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: /^الدولة/ }).selectOption('ae');
  await page.getByLabel('الاسم الكامل').fill('مريم الهاشمي');
  await page.getByLabel('رقم الجوال').fill('0501234567');
  await page.getByLabel('المدينة').fill('دبي');
  await page.getByLabel('العنوان بالتفصيل').fill('شارع الوصل، فيلا 12');
}

const submit = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'تأكيد الطلب والدفع' }).click();

/** Scrolls through the page, so that lazy content loads, and waits for the pictures. */
async function seeAll(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('img').first().waitFor();
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    }
    scrollTo(0, 0);
    // lazy pictures that never came near the window do not load
    const loaded = [...document.images].filter((image) => image.complete);
    await Promise.all(loaded.map((image) => image.decode()));
  });
}

export async function walkThroughShop(page: Page, take: Camera): Promise<void> {
  await visit(page, '/', /غار/);
  await seeAll(page);
  await take('store', 'window');
  await take('home');
  await visit(page, '/product-details', /غار/);
  await page.getByRole('heading', { name: 'اطلب الآن' }).scrollIntoViewIfNeeded();
  await page.getByLabel('الاسم الكامل').waitFor();
  await page.getByText('كم مرة أستخدمه؟').click();
  await seeAll(page);
  await take('product-details');
  await visit(page, '/policies/guarantee', 'الضمان والاسترجاع');
  await take('policy');
  await visit(page, '/about', 'عن غار');
  await take('about');
  await visit(page, '/order', 'إتمام الطلب');
  await submit(page);
  await page.getByRole('alert').waitFor();
  await take('order-missing-name');
  await fillOrder(page);
  await take('order');
  await submit(page);
  await page.waitForURL('**/pay/**');
  await take('provider');
  await page.getByRole('button', { name: 'رفض البطاقة' }).click();
  await page.getByRole('heading', { name: 'لم تُقبل بطاقتك' }).waitFor();
  await take('payment-failed');
  const confirmation = page.url();
  await page.getByRole('button', { name: 'أعد محاولة الدفع' }).click();
  await page.waitForURL('**/pay/**');
  const provider = page.url();
  await visit(page, confirmation, 'ننتظر تأكيد الدفع');
  await take('payment-pending');
  await page.goto(provider);
  await page.getByRole('button', { name: 'ادفع الآن' }).click();
  await page.getByText('مؤكد ومدفوع').waitFor();
  await take('payment-success');
  await visit(page, '/track', 'تابع طلبك');
  await take('track');
  await visit(page, '/payment-success', 'عذراً، حدث خطأ');
  await take('payment-error');
  await visit(page, '/no-such-page', 'Oops! Page not found');
  await take('not-found');
}
