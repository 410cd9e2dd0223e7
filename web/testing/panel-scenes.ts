import type { Order } from '@ghar/domain/order/order';
import {
  handPaymentPath,
  invoicePath,
  picturePath,
  productImagePath,
  productPath,
  reconciliationPath,
  SETTINGS_PATHS,
} from '@ghar/domain/paths';
import { contentTexts, fieldTexts, formerTextTexts } from '../src/i18n/ar/admin-content.ts';
import { booksTexts } from '../src/i18n/ar/admin-books.ts';
import { dashboardTexts } from '../src/i18n/ar/admin-dashboard.ts';
import { imageDialogTexts, imagesTexts } from '../src/i18n/ar/admin-images.ts';
import { OPERATIONS } from '../src/i18n/ar/admin-operations.ts';
import { orderListTexts } from '../src/i18n/ar/admin-orders.ts';
import { privacyTexts } from '../src/i18n/ar/admin-privacy.ts';
import {
  deleteDialogTexts,
  priceDialogTexts,
  productFieldErrors,
  productFormTexts,
  productsTexts,
  replaceDialogTexts,
  sellDialogTexts,
} from '../src/i18n/ar/admin-products.ts';
import { changeTexts } from '../src/i18n/ar/admin-changes.ts';
import { sellerDialogTexts, settingsTexts } from '../src/i18n/ar/admin-settings.ts';
import { teamTexts } from '../src/i18n/ar/admin-team.ts';
import {
  adminPartTexts,
  adminTexts,
  bellTexts,
  leaveTexts,
  quickSearchTexts,
} from '../src/i18n/ar/admin.ts';
import { changePasswordTexts, CREDENTIAL_ERRORS } from '../src/i18n/ar/auth.ts';
import { backend, result } from './backend.ts';
import { database } from './firestore.ts';
import { PRODUCT_ID } from './orders.ts';
import { keys, meanwhile, press, sees, select, write, type Scene } from './scene.ts';
import { onLaptop, onPhone } from './screen-size.ts';
import { HELPER, putOrder, soap } from './shop.ts';

const SOAP = soap().name;
const GIFTS = 'طقم الهدايا';
const NEWCOMER = 'newcomer@ghar.example';
const ALT = 'صورة للتجربة';

const put =
  (fields: Partial<Order> = {}) =>
  (): void =>
    void putOrder(fields);
const putGifts = (): void =>
  database.put(productPath('gifts'), soap({ name: GIFTS, price: 799.5, is_active: false }));
function putPictures(): void {
  for (const order of [0, 1])
    database.put(picturePath(`picture-${order}`), {
      product_id: PRODUCT_ID,
      image_url: 'https://ghar.example/elsewhere.jpg',
      storage_path: productImagePath(PRODUCT_ID, 1000 + order, 'jpg'),
      alt_text: `${ALT} ${order + 1}`,
      display_order: order,
      is_primary: order === 0,
      created_at: new Date(2026, 0, 1),
    });
}

/** The panel's pages except orders, with each of their dialogs. */
export const PANEL_SCENES: readonly Scene[] = [
  {
    name: 'the dashboard, when an order arrives',
    address: '/admin',
    steps: [sees(dashboardTexts.noOrders), meanwhile(put())],
    ends: 'مريم الهاشمي',
  },
  {
    name: 'the books of a month, and of the one before',
    address: '/admin/books?from=2026-11-01&to=2026-11-30',
    arrange() {
      database.put(reconciliationPath('run'), {
        started_at: new Date('2026-11-15T01:00:00Z'),
        ended_at: new Date('2026-11-15T01:00:00Z'),
        payments: 12,
        refunds: 2,
        differences: 0,
        unanswered: 0,
        continues_at: null,
      });
      database.put(handPaymentPath('order', 'received'), {
        kind: 'received',
        amount: 299,
        at: new Date('2026-11-15T01:00:00Z'),
        actor: 'admin',
      });
    },
    steps: [
      sees(booksTexts.net),
      sees(booksTexts.agreed(12, 2)),
      press(booksTexts.previous),
      sees(booksTexts.neverReconciled),
    ],
    ends: booksTexts.month('2026-10-01'),
  },
  {
    name: 'the bell',
    address: '/admin/products',
    dialogs: ['features/admin/bell.tsx'],
    steps: [
      press(bellTexts.heading),
      sees(bellTexts.nothingNew),
      meanwhile(put({ created_at: new Date('2026-11-26T12:00:00') })),
    ],
    ends: bellTexts.freshOrders({ count: 1, paid: 1 }),
  },
  {
    name: 'the quick search',
    address: '/admin/products',
    dialogs: ['features/admin/quick-search.tsx'],
    arrange: put(),
    steps: [
      sees(productsTexts.lead),
      press(`${quickSearchTexts.label}${quickSearchTexts.key}`),
      sees(quickSearchTexts.start),
      keys('خالد'),
      sees(quickSearchTexts.none('خالد')),
      write(quickSearchTexts.label, 'مريم'),
    ],
    ends: quickSearchTexts.found(1),
  },
  {
    name: 'the sections on a phone, and another password',
    address: '/admin/settings',
    dialogs: ['features/admin/frame.tsx', 'features/admin/change-password.tsx'],
    arrange: onPhone,
    steps: [
      sees(settingsTexts.fewLeft),
      press(adminTexts.open),
      press(changePasswordTexts.open),
      sees(changePasswordTexts.elsewhere),
      press(adminPartTexts.save),
    ],
    ends: CREDENTIAL_ERRORS['password-required'],
  },
  {
    name: 'a product, its price a slip',
    address: '/admin/products',
    dialogs: [
      'features/admin-products/product-dialog.tsx',
      'features/admin-products/price-dialog.tsx',
    ],
    steps: [
      press(productsTexts.edit(SOAP)),
      write(productFormTexts.price, 'كثير'),
      press(adminPartTexts.save),
      sees(productFieldErrors['price-not-a-number']),
      write(productFormTexts.price, '29.9'),
      press(adminPartTexts.save),
      sees(priceDialogTexts.title),
      press(priceDialogTexts.confirm),
    ],
    ends: '29.90 درهم',
  },
  {
    name: 'a product that replaces another, by being added and by being sold',
    address: '/admin/products',
    dialogs: [
      'features/admin-products/sale-dialogs.tsx',
      'features/admin-products/sale-dialogs.tsx',
    ],
    arrange: putGifts,
    steps: [
      press(productsTexts.add),
      write(productFormTexts.name, 'شامبو'),
      write(productFormTexts.price, '99'),
      write(productFormTexts.stock, '5'),
      press(adminPartTexts.save),
      sees(replaceDialogTexts.text([SOAP])),
      press(replaceDialogTexts.keep),
      sees('شامبو'),
      press(productsTexts.sellNamed(GIFTS)),
      sees(sellDialogTexts.stops([SOAP])),
      press(sellDialogTexts.confirm),
    ],
    ends: OPERATIONS['sell-product'].done,
  },
  {
    name: 'a product that cannot be deleted',
    address: '/admin/products',
    dialogs: [
      'features/admin-products/delete-dialog.tsx',
      'features/admin-products/delete-dialog.tsx',
    ],
    arrange: put(),
    steps: [
      press(productsTexts.remove(SOAP)),
      sees(deleteDialogTexts.onSale),
      press(adminPartTexts.delete),
      sees(deleteDialogTexts.refusedTitle),
      press(deleteDialogTexts.deactivate),
    ],
    ends: OPERATIONS['stop-product'].done,
  },
  {
    name: 'the pictures, one described and one deleted',
    address: '/admin/images',
    dialogs: [
      'features/admin-images/picture-dialogs.tsx',
      'features/admin-images/picture-dialogs.tsx',
    ],
    arrange: putPictures,
    steps: [
      press(imagesTexts.edit(`${ALT} 2`)),
      write(imageDialogTexts.alt, 'رغوة'),
      press(adminPartTexts.save),
      press(imagesTexts.remove(`${ALT} 1`)),
      sees(imageDialogTexts.successor('رغوة')),
      press(adminPartTexts.delete),
    ],
    ends: OPERATIONS['delete-image'].done,
  },
  {
    name: 'the content, its preview and its former texts',
    address: '/admin/content',
    dialogs: ['features/admin-content/content-page.tsx', 'features/admin-content/former-texts.tsx'],
    arrange: onLaptop,
    steps: [
      press(contentTexts.preview),
      sees(contentTexts.previewNote),
      keys('{Escape}'),
      write(fieldTexts.hero.badge.label, 'طبيعي'),
      press(formerTextTexts.open(fieldTexts.hero.badge.label)),
      press(formerTextTexts.takeBack),
      sees(formerTextTexts.takenBack),
      press(contentTexts.sections.about),
    ],
    ends: fieldTexts.about.brand.label,
  },
  {
    name: 'the history of the settings',
    address: '/admin/settings',
    dialogs: ['components/admin/change-history.tsx'],
    steps: [sees(settingsTexts.fewLeft), press(changeTexts.settings)],
    ends: changeTexts.empty,
  },
  {
    name: 'who sells, edited though invoices exist',
    address: '/admin/settings',
    dialogs: [
      'features/admin-settings/seller-dialog.tsx',
      'features/admin-settings/seller-dialog.tsx',
    ],
    arrange: () => database.put(invoicePath(1), { order_id: 'order' }),
    steps: [
      press(sellerDialogTexts.open),
      write(settingsTexts.taxNumber, '12'),
      press(adminPartTexts.save),
      sees(sellerDialogTexts.taxNumberForms.ae),
      write(settingsTexts.taxNumber, '100123456700003'),
      press(adminPartTexts.save),
      sees(sellerDialogTexts.askText),
      press(sellerDialogTexts.ask),
    ],
    ends: OPERATIONS['update-seller'].done,
  },
  {
    name: 'a helper who is added, and whose role is taken away',
    address: '/admin/settings',
    dialogs: [
      'features/admin-settings/team-dialogs.tsx',
      'features/admin-settings/team-dialogs.tsx',
    ],
    arrange() {
      const accounts = [{ email: NEWCOMER, created_at: '2026-11-20T10:00:00.000Z' }];
      backend.on('listAccounts', () => result({ accounts }));
      backend.on('setRole', ({ role }) =>
        result({ success: true, outcome: role === null ? 'revoked' : 'granted' }),
      );
    },
    steps: [
      sees(HELPER.email),
      press(teamTexts.add),
      press(teamTexts.give.submit),
      sees(teamTexts.give.emailInvalid),
      sees(NEWCOMER),
      write(teamTexts.give.email, NEWCOMER),
      select(teamTexts.give.role, 'admin'),
      sees(teamTexts.may.admin),
      press(teamTexts.give.submit),
      sees(teamTexts.give.granted),
      press(teamTexts.takeFrom(HELPER.email)),
      sees(teamTexts.takeDialog.text),
      press(teamTexts.take),
    ],
    ends: OPERATIONS['take-role'].done,
  },
  {
    name: 'the settings, and a customer who is erased',
    address: '/admin/settings',
    dialogs: ['components/admin/leave-guard.tsx', 'features/admin-settings/customer-privacy.tsx'],
    arrange() {
      database.put(SETTINGS_PATHS.private, { few_left: 3 });
      backend.on('exportCustomer', ({ phone }) =>
        result({
          phone,
          orders: [
            {
              order: { status: 'delivered' },
              events: [],
              messages: [],
              refunds: [],
              invoices: [],
              credit_notes: [],
            },
          ],
          kept: {},
          next: null,
        }),
      );
      backend.on('eraseCustomer', () => result({ erased: 1, kept: {}, complete: true }));
    },
    steps: [
      write(privacyTexts.phone, '12'),
      press(privacyTexts.look),
      sees(privacyTexts.phoneInvalid),
      write(privacyTexts.phone, '+971501234567'),
      press(privacyTexts.look),
      press(privacyTexts.erase(1)),
      sees(privacyTexts.dialog.final),
      press(privacyTexts.erase(1)),
      sees(privacyTexts.erased(1)),
      write(settingsTexts.fewLeft, '-1'),
      press(adminTexts.sections.orders),
      press(leaveTexts.leave),
    ],
    ends: orderListTexts.empty,
  },
];
