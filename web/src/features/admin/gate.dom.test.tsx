import { ADMIN_ROLE, STAFF_ROLE } from '@ghar/domain/access/role';
import { siteContentPath, userRolePath } from '@ghar/domain/paths';
import { DEFAULT_CONTENT } from '@ghar/domain/content/site-content';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { users } from '../../../testing/auth.ts';
import { database } from '../../../testing/firestore.ts';
import { openPage, openPanel } from '../../../testing/open-page.tsx';
import { ADMIN, HELPER, putOrder, soap, STAFF } from '../../../testing/shop.ts';
import { adminTexts as texts, unauthorisedTexts } from '../../i18n/ar/admin.ts';
import { OPERATIONS } from '../../i18n/ar/admin-operations.ts';
import { productsTexts } from '../../i18n/ar/admin-products.ts';
import { authTexts } from '../../i18n/ar/auth.ts';

const CUSTOMER = 'نورة الدوسري';
const PATHS = ['', '/orders', '/orders/any', '/products', '/images', '/content', '/settings'];

const setRole = ({ uid }: { uid: string }, role: unknown): void =>
  role === null ? database.remove(userRolePath(uid)) : database.put(userRolePath(uid), { role });
const heading = (text: string) => screen.findByText(text, { selector: 'h1' });
const turnedAway = () => heading(unauthorisedTexts.heading);
const signInPage = () => heading(authTexts.heading);
const nav = () => screen.queryByLabelText(texts.nav);

describe('nobody', () => {
  test.for(PATHS)('is sent from /admin%s to the sign-in page', async (path) => {
    putOrder({ customer_name: CUSTOMER });
    await openPage(`/admin${path}`);
    await signInPage();
    expect([location.pathname, nav(), screen.queryByText(CUSTOMER)]).toEqual(['/auth', null, null]);
  });

  test('is led on to what was asked for, after signing in', async () => {
    const user = await openPage('/admin/products?from=mail');
    await signInPage();
    await user.type(screen.getByLabelText(authTexts.email), ADMIN.email);
    await user.type(screen.getByLabelText(authTexts.password), `${ADMIN.password}{Enter}`);
    await heading(texts.sections.products);
    expect(`${location.pathname}${location.search}`).toBe('/admin/products?from=mail');
  });
});

describe('somebody without the role', () => {
  test.for([
    ['no document', null],
    ['another role', 'editor'],
    ['the role in capitals', 'ADMIN'],
    ['no role', ''],
  ] as const)('is shown nothing of the panel, with %s, until it is given', async ([, role]) => {
    putOrder({ customer_name: CUSTOMER });
    setRole(STAFF, role);
    await openPanel('/admin/orders', STAFF);
    await turnedAway();
    expect([nav(), screen.queryByText(CUSTOMER)]).toEqual([null, null]);
    setRole(STAFF, ADMIN_ROLE);
    await heading(texts.sections.orders);
    await screen.findByText(CUSTOMER);
    expect(nav()).not.toBeNull();
  });

  test('stays outside with a session from before the role was granted, or another address', async () => {
    const granted = (fields: object) =>
      database.put(userRolePath(STAFF.uid), { role: ADMIN_ROLE, ...fields });
    granted({ email: STAFF.email, sessions_from: new Date(Date.now() + 60_000) });
    await openPanel('/admin/orders', STAFF);
    await turnedAway();
    granted({ email: 'other@ghar.example', sessions_from: new Date(0) });
    await turnedAway();
    granted({ email: STAFF.email, sessions_from: new Date(0) });
    await heading(texts.sections.orders);
    expect(nav()).not.toBeNull();
  });

  test.for(PATHS)('is turned away from /admin%s', async (path) => {
    await openPanel(`/admin${path}`, STAFF);
    await turnedAway();
    expect(nav()).toBeNull();
  });

  test('is told whom to ask, and what to tell', async () => {
    database.put(siteContentPath('about'), {
      section: 'about',
      ...DEFAULT_CONTENT.about,
      content: { ...DEFAULT_CONTENT.about.content, whatsapp: '971500000042' },
    });
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const user = await openPanel('/admin', STAFF);
    await turnedAway();
    screen.getByText(STAFF.email, { selector: 'code' });
    expect(screen.getByRole('main').textContent).not.toMatch(/npm|grant-admin|docs/);
    const contact = screen.getByText(unauthorisedTexts.contact, { selector: 'a' });
    const address = new URL(contact.getAttribute('href')!);
    expect(`${address.origin}${address.pathname}`).toBe('https://wa.me/971500000042');
    expect(address.searchParams.get('text')).toBe(unauthorisedTexts.message(STAFF.email));
    expect([contact.getAttribute('target'), contact.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
    await user.click(screen.getByText(unauthorisedTexts.copy));
    await screen.findByText(unauthorisedTexts.copied);
    expect(copied).toHaveBeenCalledExactlyOnceWith(STAFF.email);
    copied.mockRejectedValue(new Error('not allowed'));
    await user.click(screen.getByText(unauthorisedTexts.copy));
    await screen.findByText(unauthorisedTexts.copyFailed);
    expect(screen.getByText(unauthorisedTexts.home).getAttribute('href')).toBe('/');
    copied.mockRestore();
  });

  test('can sign out, and leaves the page to somebody else', async () => {
    const user = await openPanel('/admin', STAFF);
    await turnedAway();
    await user.click(screen.getByText(texts.signOut));
    await signInPage();
    expect(users.current()).toBeNull();
    users.enter(ADMIN.uid);
    await heading(texts.sections.dashboard);
  });
});

test('a helper who becomes an admin has the panel of one at once, and the other way', async () => {
  await openPanel('/admin/products', HELPER);
  await screen.findByText(soap().name);
  act(() => setRole(HELPER, ADMIN_ROLE));
  await screen.findByText(productsTexts.add);
  act(() => setRole(HELPER, STAFF_ROLE));
  await waitFor(() => expect(screen.queryByText(productsTexts.add)).toBeNull());
  await screen.findByText(soap().name);
});

describe('an admin', () => {
  test.for([
    ['deleted', null],
    ['changed', 'editor'],
  ] as const)('whose role is %s is shown out at once', async ([, role]) => {
    putOrder({ customer_name: CUSTOMER });
    await openPanel('/admin/orders');
    await screen.findByText(CUSTOMER);
    setRole(ADMIN, role);
    await turnedAway();
    expect([nav(), screen.queryByText(CUSTOMER)]).toEqual([null, null]);
  });

  test('is shown out when another window signs out, and another account is not let in', async () => {
    putOrder({ customer_name: CUSTOMER });
    await openPanel('/admin/orders');
    await screen.findByText(CUSTOMER);
    users.enter(null);
    await signInPage();
    expect(screen.queryByText(CUSTOMER)).toBeNull();
    users.enter(STAFF.uid);
    await turnedAway();
    users.enter(ADMIN.uid);
    await waitFor(() => expect(nav()).not.toBeNull());
  });

  test('reads why the session could not be ended, and stays', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const user = await openPanel('/admin/products');
    await heading(texts.sections.products);
    users.refuse('auth/internal-error');
    await user.click(screen.getByText(texts.signOut));
    await screen.findByText(OPERATIONS['sign-out'].failed, { exact: false });
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      'sign-out:',
      expect.objectContaining({ code: 'auth/internal-error' }),
    );
    expect(users.current()).toBe(ADMIN.uid);
    logged.mockRestore();
  });
});

describe('where the role cannot be read', () => {
  test.for(['unavailable', 'permission-denied'])(
    'since the backend says %s, nobody comes in, which is said and logged; and it can be tried again',
    async (code) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
      const user = await openPage('/admin/products');
      await signInPage();
      database.refuseReads(code);
      users.enter(ADMIN.uid);
      await turnedAway();
      screen.getByText(unauthorisedTexts.unverified);
      await screen.findByText(OPERATIONS['verify-role'].failed, { exact: false });
      expect(logged).toHaveBeenCalledExactlyOnceWith(
        'verify-role:',
        expect.objectContaining({ code }),
      );
      expect(nav()).toBeNull();
      database.refuseReads(null);
      await user.click(screen.getByText(unauthorisedTexts.retry));
      await heading(texts.sections.products);
      logged.mockRestore();
    },
  );

  test('since it is no role at all, the way leads home', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    setRole(ADMIN, 42);
    await openPanel('/admin/products');
    await waitFor(() => expect(location.pathname).toBe('/'));
    await screen.findByText(OPERATIONS['verify-role'].unexpected, { exact: false });
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      'verify-role:',
      expect.objectContaining({ name: 'UnreadableError' }),
    );
    expect(nav()).toBeNull();
    logged.mockRestore();
  });
});
