import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPanel } from '../../../testing/open-page.tsx';
import { productFormTexts, productsTexts } from '../../i18n/ar/admin-products.ts';
import { adminTexts, leaveTexts } from '../../i18n/ar/admin.ts';

const PRODUCTS = '/admin/products';
/** By a selector: roles take seconds to find in so simple an engine. */
const dialogs = () => [...document.querySelectorAll<HTMLElement>('[role=dialog]')];
const areOpen = (count: number): Promise<void> =>
  waitFor(() => expect(dialogs()).toHaveLength(count));
const back = (): void => act(() => history.back());

/** The page of the products, reached from the orders. */
async function openProducts() {
  const user = await openPanel('/admin/orders');
  const sections = await screen.findByLabelText(adminTexts.nav);
  await user.click(sections.querySelector(`a[href="${PRODUCTS}"]`)!);
  await screen.findByText(productsTexts.add);
  return user;
}

test('the back button closes a dialog without input, and then leaves the page', async () => {
  const user = await openProducts();
  await user.click(screen.getByText(productsTexts.add));
  await areOpen(1);
  back();
  await areOpen(0);
  expect(location.pathname).toBe(PRODUCTS);
  back();
  await waitFor(() => expect(location.pathname).toBe('/admin/orders'));
});

test('the back button asks before it closes a dialog with input; pressed again it takes the question back', async () => {
  const user = await openProducts();
  await user.click(screen.getByText(productsTexts.add));
  await areOpen(1);
  const [name] = within(dialogs()[0]!).getAllByLabelText(productFormTexts.name, { exact: false });
  await user.type(name!, 'صابون');
  // a field that loses the focus to the question would render outside of `act`
  act(() => name!.blur());
  back();
  await screen.findByText(leaveTexts.discardText);
  back();
  await areOpen(1);
  expect(name).toHaveProperty('value', 'صابون');
  back();
  await user.click(await screen.findByText(leaveTexts.discard));
  await areOpen(0);
  expect(location.pathname).toBe(PRODUCTS);
});

test('the back button closes the search of the header', async () => {
  await openProducts();
  fireEvent.keyDown(document.body, { code: 'KeyK', key: 'k', ctrlKey: true });
  await areOpen(1);
  back();
  await areOpen(0);
  expect(location.pathname).toBe(PRODUCTS);
});
