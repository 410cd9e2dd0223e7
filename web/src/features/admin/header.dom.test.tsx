import { orderNumber } from '@ghar/domain/order/order-number';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { database } from '../../../testing/firestore.ts';
import { openPanel } from '../../../testing/open-page.tsx';
import { onDesktop, onPhone } from '../../../testing/screen-size.ts';
import { putOrder } from '../../../testing/shop.ts';
import { adminTexts, bellTexts, quickSearchTexts as texts } from '../../i18n/ar/admin.ts';
import { waitingTexts } from '../../i18n/ar/admin-dashboard.ts';
import { OPERATIONS } from '../../i18n/ar/admin-operations.ts';

const opened = () => screen.findByText(adminTexts.sections.products, { selector: 'h1' });
async function open(path = '/admin/products'): Promise<UserEvent> {
  const user = await openPanel(path);
  await screen.findByText(adminTexts.name);
  return user;
}
beforeEach(() => {
  onDesktop();
  return onDesktop;
});

describe('the search in the header', () => {
  const field = () => screen.queryByRole('combobox', { name: texts.label });
  const options = () => screen.queryAllByRole('option');
  const byShortcut = (modifier: 'ctrlKey' | 'metaKey' = 'ctrlKey'): void => {
    fireEvent.keyDown(document.body, { code: 'KeyK', key: 'k', [modifier]: true });
  };
  /** Searches for a text until so many orders are shown. */
  async function find(user: UserEvent, text: string, count: number): Promise<void> {
    await user.paste(text);
    await screen.findByText(texts.found(count), { selector: 'output' });
    expect(options()).toHaveLength(count);
  }
  const MARIAM = 'mariamHashimi1234567';
  const OTHER = 'mariamKaabi123456789';
  const HUDA = 'hudaNuaimi1234567890';

  beforeEach(() => {
    putOrder({ customer_name: 'مريم الهاشمي' }, MARIAM);
    putOrder({ customer_name: 'مريم الكعبي' }, OTHER);
    putOrder({ customer_name: 'هدى النعيمي' }, HUDA);
  });

  test.for(['ctrlKey', 'metaKey'] as const)(
    'is opened by its key with %s, and opens the order that is highlighted',
    async (modifier) => {
      const user = await open();
      byShortcut(modifier);
      expect(document.activeElement).toBe(field());
      await find(user, 'مريم', 2);
      const first = options()[0]!.textContent.includes('الهاشمي') ? MARIAM : OTHER;
      expect(options()[0]!.textContent).toContain(orderNumber(first));
      await user.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(location.pathname).toBe(`/admin/orders/${first}`));
      await waitFor(() => expect(field()).toBeNull());
    },
  );

  test('opens the only order that is found', async () => {
    const user = await open();
    byShortcut();
    await find(user, 'هدى', 1);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.pathname).toBe(`/admin/orders/${HUDA}`));
  });

  test('opens the list where several are found', async () => {
    const user = await open();
    byShortcut();
    await find(user, 'مريم', 2);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/admin/orders'));
    expect(new URLSearchParams(location.search).get('q')).toBe('مريم');
  });

  test('opens nothing that was found for what stood there before', async () => {
    const user = await open();
    byShortcut();
    await find(user, 'هدى', 1);
    await user.clear(field()!);
    await user.paste('مريم');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/admin/orders'));
    expect(new URLSearchParams(location.search).get('q')).toBe('مريم');
  });

  test('says what it does not find, and gives the focus back', async () => {
    onPhone();
    const user = await open();
    const button = screen.getByLabelText(texts.label);
    await user.click(button);
    await user.paste('زينب');
    await screen.findByText(texts.none('زينب'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(field()).toBeNull());
    expect(document.activeElement).toBe(button);
    expect(location.pathname).toBe('/admin/products');
  });

  test('says that it could not search, and tries again', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
    const user = await open();
    await opened();
    byShortcut();
    database.refuseQueries('unavailable');
    await user.paste('هدى');
    const failure = await within(await screen.findByRole('dialog')).findByRole('alert');
    expect(failure.textContent).toContain(OPERATIONS['load-orders'].failed);
    expect(printed.mock.calls.join()).toContain('load-orders:');
    database.refuseQueries(null);
    await user.click(within(failure).getByRole('button'));
    await screen.findByText(texts.found(1));
  });
});

describe('the bell', () => {
  const bell = () => screen.getByLabelText(new RegExp(bellTexts.heading), { selector: 'button' });
  const alerts = () => screen.queryByRole('dialog', { name: bellTexts.heading });
  const byId = (id: string) => `${id}${'x'.repeat(20 - id.length)}`;
  const arrive = (id: string, fields: Parameters<typeof putOrder>[0] = {}): string =>
    putOrder({ created_at: new Date(), ...fields }, byId(id));

  test('counts what is new and what needs a look, and lists both', async () => {
    putOrder({ payment_needs_review: true }, byId('review'));
    const user = await open();
    await waitFor(() =>
      expect(bell().getAttribute('aria-label')).toBe(bellTexts.counts({ count: 0, paid: 0 }, 1)),
    );
    const paid = arrive('paid', { customer_name: 'ليلى حسن', status: 'pending' });
    arrive('unpaid', { payment_status: 'pending', status: 'pending' });
    // who has entered an order knows of it
    arrive('entered', { source: 'panel' });
    const fresh = { count: 2, paid: 1 };
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe(bellTexts.counts(fresh, 1)));
    await waitFor(() => expect(document.title).toMatch(/^\(2\) /));
    expect(screen.getByText(adminTexts.newOrders(2), { selector: 'output' })).not.toBeNull();
    await user.click(bell());
    const list = within(alerts()!);
    expect(list.getByText(bellTexts.freshOrders(fresh))).not.toBeNull();
    await list.findByText(waitingTexts.review);
    await list.findByText(waitingTexts.unconfirmed);
    // only a link leads away
    await user.click(list.getByText(bellTexts.freshOrders(fresh)));
    await user.click(list.getByText(bellTexts.waiting));
    expect(alerts()).not.toBeNull();
    await user.click(list.getByText('ليلى حسن'));
    await waitFor(() => expect(location.pathname).toBe(`/admin/orders/${paid}`));
    await waitFor(() => expect(alerts()).toBeNull());
    await waitFor(() => expect(document.title).not.toMatch(/^\(/));
    expect(bell().getAttribute('aria-label')).toBe(bellTexts.counts({ count: 0, paid: 0 }, 1));
  });

  test('no longer counts what the list of all orders has shown', async () => {
    const user = await open();
    await opened();
    arrive('first');
    await waitFor(() =>
      expect(bell().getAttribute('aria-label')).toBe(bellTexts.counts({ count: 1, paid: 1 }, 0)),
    );
    await user.click(screen.getByText(adminTexts.sections.orders));
    await screen.findByText(adminTexts.sections.orders, { selector: 'h1' });
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe(bellTexts.heading));
    await user.click(screen.getByText(adminTexts.sections.products));
    await opened();
    expect(bell().getAttribute('aria-label')).toBe(bellTexts.heading);
    await user.click(bell());
    expect(within(alerts()!).getByText(bellTexts.nothingNew)).not.toBeNull();
  });

  test('rings at a new order once that is switched on, also in a later visit', async () => {
    let notes = 0;
    class Node {
      gain = { linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
      connect = (next: unknown) => next;
      start = () => {
        notes += 1;
      };
      stop = () => {};
    }
    vi.stubGlobal('GainNode', Node);
    vi.stubGlobal('OscillatorNode', Node);
    vi.stubGlobal(
      'AudioContext',
      class {
        currentTime = 0;
        destination = {};
        resume = async () => {};
      },
    );
    const activation = { hasBeenActive: true };
    Object.defineProperty(navigator, 'userActivation', { value: activation, configurable: true });
    const user = await open();
    await opened();
    arrive('silent');
    await waitFor(() =>
      expect(bell().getAttribute('aria-label')).toBe(bellTexts.counts({ count: 1, paid: 1 }, 0)),
    );
    expect(notes).toBe(0);
    await user.click(bell());
    const sound = screen.getByLabelText<HTMLInputElement>(bellTexts.sound);
    await user.click(sound);
    await waitFor(() => expect(notes).toBe(2));
    arrive('heard');
    await waitFor(() => expect(notes).toBe(4));
    // a browser forbids it before the page is touched
    activation.hasBeenActive = false;
    arrive('untouched');
    await waitFor(() =>
      expect(bell().getAttribute('aria-label')).toBe(bellTexts.counts({ count: 3, paid: 3 }, 0)),
    );
    expect(notes).toBe(4);
    activation.hasBeenActive = true;
    await user.click(sound);
    arrive('unheard');
    await waitFor(() =>
      expect(bell().getAttribute('aria-label')).toBe(bellTexts.counts({ count: 4, paid: 4 }, 0)),
    );
    expect(notes).toBe(4);
    await user.click(sound);
    expect(localStorage.getItem('orderSound')).toBe('on');
  });
});
