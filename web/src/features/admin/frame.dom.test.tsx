import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openPanel } from '../../../testing/open-page.tsx';
import { onLaptop, onPhone } from '../../../testing/screen-size.ts';
import { ADMIN, putOrder } from '../../../testing/shop.ts';
import { adminTexts as texts, leaveTexts } from '../../i18n/ar/admin.ts';
import { changePasswordTexts } from '../../i18n/ar/auth.ts';
import { shellTexts } from '../../i18n/ar/shell.ts';
import { PANEL_ROUTES } from '../../routes/panel-routes.ts';

const SECTIONS = PANEL_ROUTES.flatMap(({ path, section }) => (section ? [{ path, section }] : []));
type Section = (typeof SECTIONS)[number]['section'];

const nav = () => screen.queryByLabelText(texts.nav, { selector: 'nav' });
const link = (section: Section): HTMLElement =>
  within(nav()!).getByText(texts.sections[section]).closest('a')!;
/** The links that are marked as the present page's. */
const marked = (list: HTMLElement) =>
  [...list.querySelectorAll('[aria-current=page]')].map(({ textContent }) => textContent);
const heading = (section: Section) =>
  screen.findByText(texts.sections[section], { selector: 'h1' });
/** Opens and closes the sidebar. */
const toggle = (): HTMLElement =>
  [texts.open, texts.close, texts.expand, texts.collapse]
    .map((name) => screen.queryByLabelText(name))
    .find((button) => button !== null)!;
const isOpen = (): boolean => toggle().getAttribute('aria-expanded') === 'true';
/** Presses the sidebar's key, or another one. */
const press = (key: Partial<KeyboardEventInit> = {}, target: Element = document.body): void =>
  void fireEvent.keyDown(target, { code: 'KeyB', key: 'b', ctrlKey: true, ...key });
const open = (path = '/admin/products') => openPanel(path);

beforeEach(() => {
  onLaptop();
  document.cookie = 'sidebar_state=; Path=/admin; Max-Age=0';
  return onLaptop;
});

describe('each section', () => {
  test('is a step away, is marked, and is read from its heading on', async () => {
    const user = await open('/admin');
    await heading('dashboard');
    for (const { path, section } of SECTIONS.toReversed()) {
      await user.click(link(section));
      const title = await heading(section);
      expect(location.pathname).toBe(path);
      await waitFor(() => expect(document.activeElement).toBe(title));
      expect(marked(nav()!)).toEqual([texts.sections[section]]);
      await waitFor(() => expect(document.title).toContain(texts.sections[section]));
      expect(document.querySelectorAll('h1')).toHaveLength(1);
    }
  });

  test('is inside the panel, not inside the shop', async () => {
    await open();
    await heading('products');
    const banner = screen.getByText(texts.name).closest('header')!;
    expect(banner.textContent).toContain(texts.subtitle);
    expect(screen.queryByText(shellTexts.buyNow)).toBeNull();
  });

  test('is marked where the address is one of its orders', async () => {
    await open(`/admin/orders/${putOrder()}`);
    await screen.findByRole('heading', { level: 1 });
    expect(marked(nav()!)).toEqual([texts.sections.orders]);
  });

  test('is at the thumb of a phone', async () => {
    onPhone();
    const user = await open();
    await heading('products');
    const bar = screen.getByLabelText(texts.quickNav);
    for (const { section } of SECTIONS) {
      await user.click(within(bar).getByText(texts.shortSections[section]));
      await heading(section);
      expect(marked(bar)).toEqual([texts.shortSections[section]]);
    }
  });

  test('is not there twice on a desktop', async () => {
    await open();
    await heading('products');
    expect(nav()).not.toBeNull();
    expect(screen.queryByLabelText(texts.quickNav)).toBeNull();
  });
});

test('whose account it is stands beside the sections', async () => {
  await open();
  await heading('products');
  const account = screen.getByLabelText(texts.account).textContent;
  expect(account).toContain(ADMIN.email);
  expect(account).toContain(texts.role);
});

describe('the sidebar', () => {
  test('is folded and unfolded by its button, and its names are still heard', async () => {
    const user = await open();
    await heading('products');
    expect(isOpen()).toBe(true);
    await user.click(toggle());
    expect(isOpen()).toBe(false);
    expect(document.cookie).toContain('sidebar_state=false');
    await user.hover(link('orders'));
    await screen.findByRole('tooltip', { name: texts.sections.orders });
    await user.click(toggle());
    expect(isOpen()).toBe(true);
    expect(document.cookie).toContain('sidebar_state=true');
  });

  test.for([
    ['Ctrl', { key: 'b' }, false],
    ['⌘', { key: 'b', ctrlKey: false, metaKey: true }, false],
    ['Ctrl on an Arabic keyboard', { key: 'لا' }, false],
    ['nothing but the letter', { ctrlKey: false }, true],
    ['Ctrl and Shift', { shiftKey: true }, true],
    ['Ctrl and Alt', { altKey: true }, true],
    ['Ctrl with the letter of another key', { key: 'b', code: 'KeyN' }, true],
  ] as const)('is folded by its key and Ctrl or ⌘ alone: %s', async ([, key, stays]) => {
    await open();
    await heading('products');
    press(key);
    expect(isOpen()).toBe(stays);
  });

  test('is not folded behind a dialog', async () => {
    const user = await open();
    await heading('products');
    await user.click(screen.getByText(changePasswordTexts.open));
    press({}, await screen.findByLabelText(changePasswordTexts.present));
    expect(document.cookie).not.toContain('sidebar_state=false');
  });

  test('is folded where it was left so', async () => {
    document.cookie = 'sidebar_state=false; Path=/admin';
    // cookies of the panel's paths alone
    history.replaceState(null, '', '/admin/products');
    await open();
    await heading('products');
    expect(isOpen()).toBe(false);
  });

  test('is a drawer on a phone, which goes where it was asked to and closes', async () => {
    onPhone();
    const user = await open();
    await heading('products');
    expect(nav()).toBeNull();
    await user.click(toggle());
    await user.click(link('settings'));
    const title = await heading('settings');
    await waitFor(() => expect(nav()).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(title));
    press();
    await waitFor(() => expect(nav()).not.toBeNull());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(nav()).toBeNull());
    expect(document.activeElement).toBe(title);
    await user.click(toggle());
    expect(link('orders')).not.toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(nav()).toBeNull());
    expect(document.activeElement).toBe(toggle());
    expect(document.cookie).not.toContain('sidebar_state');
  });
});

test.for([
  ['a desktop', onLaptop],
  ['a phone', onPhone],
] as const)(
  'Escape leaves one thing at a time around a change of the password on %s',
  async ([, onScreen]) => {
    onScreen();
    const user = await open();
    await heading('products');
    const isDrawer = nav() === null;
    if (isDrawer) await user.click(toggle());
    const change = screen.getByText(changePasswordTexts.open).closest('button')!;
    await user.click(change);
    const dialog = await screen.findByRole('dialog', { name: changePasswordTexts.open });
    const field = within(dialog).getByLabelText(changePasswordTexts.present, {
      selector: 'input',
    });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard('x{Escape}');
    await user.click(await screen.findByText(leaveTexts.discard));
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    await waitFor(() => expect(document.activeElement).toBe(change));
    expect(nav()).not.toBeNull();
    if (!isDrawer) return;
    await user.keyboard('{Escape}');
    await waitFor(() => expect(nav()).toBeNull());
    expect(document.activeElement).toBe(toggle());
  },
);

test('that there is no connection is said for as long as there is none', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await open();
  await heading('products');
  expect(screen.queryByText(texts.offline)).toBeNull();
  onLine.mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  await screen.findByText(texts.offline);
  onLine.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(screen.queryByText(texts.offline)).toBeNull();
  onLine.mockRestore();
});
