import {
  COLLECTIONS,
  picturePath,
  productImagePath,
  productPath,
  uploadRejectionPath,
  variantPath,
} from '@ghar/domain/paths';
import { IMAGE_LIMITS } from '@ghar/domain/product/product';
import { DEFAULT_CONTENT, DEFAULTS_BY_LOCALE } from '@ghar/domain/content/site-content';
import { REJECTION_REASONS, type RejectionReason } from '@ghar/domain/product/upload-rejection';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { users } from '../../../testing/auth.ts';
import { database } from '../../../testing/firestore.ts';
import { openPanel } from '../../../testing/open-page.tsx';
import { PRODUCT_ID } from '../../../testing/orders.ts';
import { ADMIN, soap } from '../../../testing/shop.ts';
import { storage } from '../../../testing/storage.ts';
import { adminPartTexts, adminTexts, leaveTexts } from '../../i18n/ar/admin.ts';
import {
  imageDialogTexts,
  imagesTexts as texts,
  rejectionReasons,
  rejectionTexts,
  uploadTexts,
} from '../../i18n/ar/admin-images.ts';
import {
  ADMIN_REFUSALS,
  ERROR_TITLE,
  OPERATIONS,
  refusalWords,
} from '../../i18n/ar/admin-operations.ts';
import { translationTexts } from '../../i18n/ar/admin-translations.ts';

const alt = (place: number): string => `صورة للتجربة ${place}`;
const [CAPTION_1, , CAPTION_3] = DEFAULT_CONTENT.features.content.gallery;
const PNG_HEAD = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The head of an iPhone's photo. */
const HEIC_HEAD = '\0\0\0\u001Cftypheic\0\0\0\0mif1heic';

const png = (name: string, type = 'image/png'): File => new File([PNG_HEAD], name, { type });

function putPictures(count: number, fields: object = {}): void {
  for (let order = 0; order < count; order++)
    database.put(picturePath(`picture-${order}`), {
      product_id: PRODUCT_ID,
      image_url: 'https://ghar.example/elsewhere.jpg',
      storage_path: productImagePath(PRODUCT_ID, 1000 + order, 'jpg'),
      alt_text: alt(order + 1),
      display_order: order,
      is_primary: order === 0,
      created_at: new Date(2026, 0, 1),
      ...fields,
    });
}
const putProductNamed = (id: string, name: string, isActive: boolean): void =>
  database.put(productPath(id), soap({ name, is_active: isActive }));

/** A product's pictures in the database, in display order. */
const pictures = (productId = PRODUCT_ID) =>
  Object.entries(database.list(COLLECTIONS.productImages))
    .map(([id, fields]): Record<string, unknown> => ({ id, ...fields }))
    .filter((picture) => picture['product_id'] === productId)
    .toSorted((one, other) => Number(one['display_order']) - Number(other['display_order']));
/** Their texts, the primary one with a star. */
const pictureLine = (): string =>
  pictures()
    .map((picture) => `${String(picture['alt_text'])}${picture['is_primary'] === true ? '*' : ''}`)
    .join();
const orders = () => pictures().map((picture) => picture['display_order']);
const captions = () => pictures().map(({ id, caption }) => [id, caption]);

async function openImages(query = ''): Promise<UserEvent> {
  const user = await openPanel(`/admin/images${query}`);
  await screen.findByLabelText(texts.product);
  return user;
}
async function openPictures(count = 3, fields: object = {}): Promise<UserEvent> {
  putPictures(count, fields);
  const user = await openImages();
  await screen.findByLabelText(texts.edit(alt(count)));
  return user;
}
const heading = () => screen.getByText(adminTexts.sections.images, { selector: 'h1' });
/** The pictures' names in the order in which they are shown. */
const names = () =>
  [...screen.getByLabelText(texts.grid).querySelectorAll('bdi')].map(
    ({ textContent }) => textContent,
  );
const products = () => screen.getByLabelText<HTMLSelectElement>(texts.product);
const chosenProduct = () => products().selectedOptions[0]!.textContent;
const uploads = () => {
  const list = screen.queryByLabelText(uploadTexts.list);
  return list ? within(list).getAllByRole('listitem', { hidden: true }) : [];
};
const button = (
  action: 'edit' | 'remove' | 'makePrimary' | 'isPrimary' | 'earlier' | 'later',
  place: number,
) => screen.getByLabelText(texts[action](alt(place)));
const press = async (user: UserEvent, target: HTMLElement): Promise<void> => {
  target.focus();
  await user.keyboard('{Enter}');
};

/** Chooses files; the simulated browser decodes those that begin as a picture does. */
function upload(...files: File[]): void {
  fireEvent.change(screen.getByLabelText(uploadTexts.choose, { selector: 'input' }), {
    target: { files },
  });
}
/** What the simulated browser makes of a picture's bytes. */
function decodePictures({ measures = true, decodes = true } = {}): void {
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      naturalWidth = 40;
      naturalHeight = 30;
      set src(_: string) {
        queueMicrotask(() => this.dispatchEvent(new Event(measures ? 'load' : 'error')));
      }
    },
  );
  vi.stubGlobal('createImageBitmap', async () => {
    if (!decodes) throw new DOMException('The source image could not be decoded');
    return { width: 40, height: 30, close: () => {} };
  });
}

/** What was printed as an error, which a test expects. */
function expectErrors(): () => string {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => printed.mock.calls.map((words) => words.map(String).join(' ')).join('\n');
}

/** An upload that Storage has refused. */
async function openFailedUpload(): Promise<{ user: UserEvent; printed: () => string }> {
  const printed = expectErrors();
  decodePictures();
  const user = await openImages();
  storage.refuse('storage/unauthorized');
  upload(png('soap.png'));
  await screen.findByText(new RegExp(`^${OPERATIONS['upload-image'].failed}`), {
    selector: '[role=alert]',
  });
  storage.refuse(null);
  return { user, printed };
}
const retry = () => screen.getByLabelText(`${uploadTexts.retry}: soap.png`);

describe('a picture that the store does not show yet', () => {
  test('is said to be being made, or that it could not be drawn', async () => {
    putPictures(1, { created_at: new Date() });
    const user = await openImages();
    expect(await screen.findByText(texts.drawing['under-way'])).toBeTruthy();
    database.change(picturePath('picture-0'), { undrawn: true });
    expect(await screen.findByText(texts.drawing.failed)).toBeTruthy();
    await press(user, button('remove', 1));
    expect(await screen.findByText(imageDialogTexts.deleteTitle)).toBeTruthy();
  });

  test('is shown once it is drawn', async () => {
    putPictures(1, { created_at: new Date() });
    await openImages();
    await screen.findByText(texts.drawing['under-way']);
    const storage_path = variantPath(productImagePath(PRODUCT_ID, 1000, 'jpg'), 40, 'jpeg');
    database.change(picturePath('picture-0'), {
      variants: [{ format: 'jpeg', width: 40, height: 30, storage_path }],
    });
    await waitFor(() => expect(screen.queryByText(texts.drawing['under-way'])).toBeNull());
    const image = screen.getByLabelText(texts.grid).querySelector('img');
    expect(image?.getAttribute('src')).toContain('1000-jpg/40.jpeg');
  });
});

describe('the product whose pictures are shown', () => {
  test('is the first of the active ones, and can be another of them', async () => {
    putProductNamed('gifts', 'طقم الهدايا', true);
    putProductNamed('old', 'صابون قديم', false);
    await openImages();
    expect(chosenProduct()).toBe('صابون غار الطبيعي للشعر');
    await screen.findByText(texts.empty);
    expect([...products().options].map(({ text }) => text)).toEqual([
      'صابون غار الطبيعي للشعر',
      'طقم الهدايا',
    ]);
    fireEvent.change(products(), { target: { value: 'gifts' } });
    await waitFor(() => expect(products().value).toBe('gifts'));
    expect(location.search).toBe('?product=gifts');
  });

  test('can be one that is not active, where the address names it', async () => {
    decodePictures();
    putProductNamed('gifts', 'طقم الهدايا', false);
    await openImages('?product=gifts');
    expect(chosenProduct()).toBe(texts.inactive('طقم الهدايا'));
    upload(png('gifts.png'));
    await waitFor(() => expect(pictures('gifts')).toMatchObject([{ alt_text: 'gifts' }]));
    expect(pictures()).toEqual([]);
  });

  test('has to be there before anything is uploaded', async () => {
    const printed = expectErrors();
    database.remove(productPath(PRODUCT_ID));
    await openImages();
    await screen.findByText(texts.noProductsText);
    upload(png('soap.png'));
    await screen.findByText(ADMIN_REFUSALS['product-not-chosen']);
    expect(printed()).toContain('upload-image: RefusedError');
    expect(storage.paths()).toEqual([]);
  });
});

describe('an upload', () => {
  test('of several files makes as many pictures, in that order, the first one primary', async () => {
    decodePictures();
    await openImages();
    upload(png('أول صورة.png'), png('second.png'));
    await waitFor(() => expect(pictureLine()).toBe('أول صورة*,second'));
    await screen.findByText(OPERATIONS['upload-image'].done);
    expect(names()).toEqual(['أول صورة', 'second']);
    expect(screen.getAllByText(texts.primary)).toHaveLength(1);
    expect(uploads()).toEqual([]);
    const area = screen.getByLabelText(uploadTexts.heading);
    const dataTransfer = { types: ['Files'], files: [png('third.png')] };
    fireEvent.dragOver(area, { dataTransfer });
    expect(within(area).getByText(uploadTexts.release)).not.toBeNull();
    fireEvent.drop(area, { dataTransfer });
    expect(within(area).queryByText(uploadTexts.release)).toBeNull();
    await waitFor(() => expect(pictureLine()).toBe('أول صورة*,second,third'));
    expect(pictures()[2]).toMatchObject({ display_order: 2, updated_by: ADMIN.uid });
    expect(storage.paths()).toEqual(pictures().map((picture) => picture['storage_path']));
  });

  test.for([
    ['image-type', new File(['no picture'], 'lies.png', { type: 'image/png' }), {}],
    ['image-damaged', png('cut.png'), { decodes: false }],
    ['image-heic', new File([HEIC_HEAD], 'IMG.HEIC'), { measures: false }],
  ] as const)(
    'that cannot be shown is refused before it is sent: %s',
    async ([reason, file, browser]) => {
      const printed = expectErrors();
      decodePictures(browser);
      const user = await openImages();
      upload(file);
      await waitFor(() => expect(uploads()[0]?.textContent).toContain(ADMIN_REFUSALS[reason]));
      expect(printed()).toContain('upload-image: RefusedError');
      expect(storage.paths()).toEqual([]);
      // a retry would be refused again
      expect(screen.queryByText(uploadTexts.retry)).toBeNull();
      await press(user, screen.getByLabelText(uploadTexts.dismiss(file.name)));
      await waitFor(() => expect(uploads()).toEqual([]));
      await waitFor(() => expect(document.activeElement).toBe(heading()));
    },
  );

  test('is sent as what it is, and what is refused keeps it not back', async () => {
    expectErrors();
    decodePictures();
    await openImages();
    upload(new File(['no picture'], 'lies.png'), png('good.jpg', 'image/jpeg'));
    await waitFor(() => expect(pictureLine()).toBe('good*'));
    expect(storage.paths()).toEqual([expect.stringMatching(/\.png$/)]);
    expect(uploads()).toHaveLength(1);
  });

  test('that fails stays, is told and logged, and can be tried again', async () => {
    const { user, printed } = await openFailedUpload();
    const told = screen.getByText(ERROR_TITLE).parentElement!.textContent;
    expect(told).toContain(`${OPERATIONS['upload-image'].failed}. ${refusalWords.forbidden}`);
    expect(printed()).toContain('upload-image:');
    expect(pictures()).toEqual([]);
    await user.click(retry());
    await waitFor(() => expect(pictureLine()).toBe('soap*'));
    await waitFor(() => expect(uploads()).toEqual([]));
  });

  test('that fails is still there after another section, and the tab is not closed over it', async () => {
    const { user } = await openFailedUpload();
    const isAskedAbout = (): boolean =>
      !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isAskedAbout()).toBe(true);
    const sidebar = within(screen.getByLabelText(adminTexts.nav, { selector: 'nav' }));
    await user.click(sidebar.getByText(adminTexts.sections.products));
    await waitFor(() => expect(location.pathname).toBe('/admin/products'));
    expect(isAskedAbout()).toBe(true);
    await user.click(sidebar.getByText(adminTexts.sections.images));
    await user.click(await screen.findByLabelText(`${uploadTexts.retry}: soap.png`));
    await waitFor(() => expect(pictureLine()).toBe('soap*'));
    expect(isAskedAbout()).toBe(false);
  });

  test.for([
    ['signing out', adminTexts.signOut, '/auth'],
    ['going to the shop', adminTexts.store, '/'],
  ] as const)(
    'that fails is not lost by %s, unless it is meant to',
    async ([, name, destination]) => {
      const { user } = await openFailedUpload();
      await user.click(screen.getByText(name));
      const asked = await screen.findByRole('dialog', { name: leaveTexts.title });
      expect(asked.textContent).toContain(leaveTexts.losses.uploads);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(asked.isConnected).toBe(false));
      expect(uploads()).toHaveLength(1);
      expect(location.pathname).toBe('/admin/images');
      await user.click(screen.getByText(name));
      await user.click(await screen.findByText(leaveTexts.leave));
      await waitFor(() => expect(location.pathname).toBe(destination));
    },
  );

  test('that fails is over for whoever signs in next', async () => {
    const { user } = await openFailedUpload();
    await user.click(screen.getByText(adminTexts.signOut));
    await user.click(await screen.findByText(leaveTexts.leave));
    await waitFor(() => expect(location.pathname).toBe('/auth'));
    users.enter(ADMIN.uid);
    await screen.findByLabelText(texts.product);
    await waitFor(() => expect(location.pathname).toBe('/admin/images'));
    expect(uploads()).toEqual([]);
  });

  test('shows how far it is, and can be cancelled', async () => {
    decodePictures();
    const user = await openImages();
    storage.holdUploads();
    upload(png('soap.png'), png('later.png'));
    await screen.findByText(uploadTexts.sending(50));
    expect(
      screen.getByRole('progressbar', { name: 'soap.png' }).getAttribute('aria-valuenow'),
    ).toBe('50');
    expect(screen.getByText(uploadTexts.waiting)).not.toBeNull();
    await user.click(screen.getByLabelText(uploadTexts.cancel('later.png')));
    await user.click(screen.getByLabelText(uploadTexts.cancel('soap.png')));
    await waitFor(() => expect(uploads()).toEqual([]));
    expect(pictures()).toEqual([]);
  });

  test.for(REJECTION_REASONS)(
    'that the server refused later is told with the reason until it is dismissed: %s',
    async (reason: RejectionReason) => {
      const path = productImagePath(PRODUCT_ID, 1, 'png');
      database.put(uploadRejectionPath(path), {
        storage_path: path,
        product_id: PRODUCT_ID,
        reason,
        created_at: new Date(),
      });
      const user = await openImages();
      const region = await screen.findByLabelText(rejectionTexts.heading);
      expect(region.textContent).toContain(rejectionReasons[reason]);
      await press(user, within(region).getByText(rejectionTexts.dismiss));
      await waitFor(() => expect(region.isConnected).toBe(false));
      expect(database.read(uploadRejectionPath(path))).toBeUndefined();
      await waitFor(() => expect(document.activeElement).toBe(heading()));
    },
  );
});

describe('the primary picture', () => {
  test('is another one, and no longer the one that it was', async () => {
    const user = await openPictures();
    expect(button('isPrimary', 1).getAttribute('aria-disabled')).toBe('true');
    await user.click(button('makePrimary', 3));
    await screen.findByText(OPERATIONS['set-primary-image'].done);
    expect(pictureLine()).toBe(`${alt(1)},${alt(2)},${alt(3)}*`);
    expect(button('isPrimary', 3)).not.toBeNull();
    expect(screen.getAllByText(texts.primary)).toHaveLength(1);
  });

  test('is one again where several are', async () => {
    const user = await openPictures(3, { is_primary: true });
    await screen.findByText(texts.several);
    database.change(picturePath('picture-1'), { is_primary: false });
    await user.click(await screen.findByLabelText(texts.makePrimary(alt(2))));
    await waitFor(() => expect(pictureLine()).toBe(`${alt(1)},${alt(2)}*,${alt(3)}`));
    await waitFor(() => expect(screen.queryByText(texts.several)).toBeNull());
  });

  test('is asked for where there is none', async () => {
    const user = await openPictures(2, { is_primary: false });
    await screen.findByText(texts.noPrimary);
    await user.click(button('makePrimary', 2));
    await waitFor(() => expect(pictureLine()).toBe(`${alt(1)},${alt(2)}*`));
    await waitFor(() => expect(screen.queryByText(texts.noPrimary)).toBeNull());
  });

  test('is followed by the next one when it is deleted, which is said before', async () => {
    const user = await openPictures();
    await user.click(button('remove', 1));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(imageDialogTexts.successor(alt(2)));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    expect(pictures()).toHaveLength(3);
    await user.click(button('remove', 1));
    await user.click(await screen.findByText(adminPartTexts.delete));
    await screen.findByText(OPERATIONS['delete-image'].done);
    expect(pictureLine()).toBe(`${alt(2)}*,${alt(3)}`);
    expect(names()).toEqual([alt(2), alt(3)]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(texts.grid)));
  });

  test('is followed by one that is named, also where it becomes the primary one meanwhile', async () => {
    const user = await openPictures();
    await user.click(button('remove', 3));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).not.toContain(imageDialogTexts.successor(alt(1)));
    database.change(picturePath('picture-0'), { is_primary: false });
    database.change(picturePath('picture-2'), { is_primary: true });
    await waitFor(() => expect(dialog.textContent).toContain(imageDialogTexts.successor(alt(1))));
  });

  test('is none once the last one is deleted, and reading goes on at the heading', async () => {
    const user = await openPictures(1);
    await press(user, button('remove', 1));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(imageDialogTexts.lastOne);
    await press(user, within(dialog).getByText(adminPartTexts.delete));
    await screen.findByText(texts.empty);
    expect(pictures()).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(heading()));
  });

  test('is not made of one that somebody else deletes in the same moment', async () => {
    const printed = expectErrors();
    const user = await openPictures();
    database.beforeNextCommit(() => database.remove(picturePath('picture-2')));
    await user.click(button('makePrimary', 3));
    await screen.findByText(ADMIN_REFUSALS['image-gone']);
    expect(pictureLine()).toBe(`${alt(1)}*,${alt(2)}`);
    expect(printed()).toContain('set-primary-image: RefusedError');
  });
});

describe('the order of the pictures', () => {
  test('is changed by keyboard, and the focus stays with the picture', async () => {
    const user = await openPictures();
    await press(user, button('earlier', 3));
    expect(names()).toEqual([alt(1), alt(3), alt(2)]);
    expect(document.activeElement).toBe(button('earlier', 3));
    await user.keyboard('{Enter}{Enter}');
    expect(names()).toEqual([alt(3), alt(1), alt(2)]);
    expect(document.activeElement).toBe(button('earlier', 3));
    expect(button('earlier', 3).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(texts.moved(alt(3), 1, 3))).not.toBeNull();
    await waitFor(() => expect(pictureLine()).toBe(`${alt(3)},${alt(1)}*,${alt(2)}`));
    expect(orders()).toEqual([0, 1, 2]);
    await press(user, button('later', 3));
    await waitFor(() => expect(pictureLine()).toBe(`${alt(1)}*,${alt(3)},${alt(2)}`));
    expect(document.activeElement).toBe(button('later', 3));
  });

  test('is taken back by undo', async () => {
    const user = await openPictures();
    await user.click(button('later', 1));
    await waitFor(() => expect(pictureLine()).toBe(`${alt(2)},${alt(1)}*,${alt(3)}`));
    await user.click(await screen.findByText(adminPartTexts.undo));
    await waitFor(() => expect(pictureLine()).toBe(`${alt(1)}*,${alt(2)},${alt(3)}`));
    expect(names()).toEqual([alt(1), alt(2), alt(3)]);
  });

  test('goes back to what it was where it cannot be saved', async () => {
    const printed = expectErrors();
    const user = await openPictures();
    database.refuseCommits('permission-denied');
    const release = database.holdCommits();
    await user.click(button('later', 2));
    expect(names()).toEqual([alt(1), alt(3), alt(2)]);
    release();
    await screen.findByText(ERROR_TITLE);
    await waitFor(() => expect(names()).toEqual([alt(1), alt(2), alt(3)]));
    expect(printed()).toContain('reorder-images:');
    expect(pictureLine()).toBe(`${alt(1)}*,${alt(2)},${alt(3)}`);
  });

  test('is that of the last press, however many were made while the first was saved', async () => {
    const user = await openPictures();
    const release = database.holdCommits();
    await user.click(button('later', 1));
    await user.click(button('later', 1));
    await user.click(button('earlier', 1));
    expect(names()).toEqual([alt(2), alt(1), alt(3)]);
    release();
    await waitFor(() => expect(pictureLine()).toBe(`${alt(2)},${alt(1)}*,${alt(3)}`));
    expect(names()).toEqual([alt(2), alt(1), alt(3)]);
  });
});

describe('a picture', () => {
  /** Types into fields of its dialog, in place of what they have, and saves. */
  async function edit(user: UserEvent, opener: HTMLElement, change: Record<string, string>) {
    await user.click(opener);
    const dialog = await screen.findByRole('dialog');
    for (const [label, text] of Object.entries(change)) {
      const field = within(dialog).getByLabelText(label);
      await user.clear(field);
      await user.paste(text);
    }
    await user.click(within(dialog).getByText(adminPartTexts.save));
    return dialog;
  }

  test.for([
    ['٧', 7],
    ['أولاً', 0],
    ['-1', 0],
    ['', 0],
  ] as const)('is given a text, and a place by %j: %i', async ([typed, order]) => {
    const user = await openPictures();
    const dialog = await edit(user, button('edit', 2), {
      [imageDialogTexts.alt]: '  رغوة   كثيفة ',
      ...(typed !== '' && { [imageDialogTexts.order]: typed }),
      ...(typed === '' && { [imageDialogTexts.order]: ' ' }),
    });
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    await screen.findByText(OPERATIONS['update-image'].done);
    expect(database.read(picturePath('picture-1'))).toMatchObject({
      alt_text: 'رغوة كثيفة',
      display_order: order,
      updated_by: ADMIN.uid,
    });
    expect(names()).toContain('رغوة كثيفة');
  });

  test('that is given another’s place moves those in the way on', async () => {
    const user = await openPictures();
    const dialog = await edit(user, button('edit', 3), { [imageDialogTexts.order]: '0' });
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    await screen.findByText(OPERATIONS['update-image'].done);
    const places = [0, 1, 2].map((id) => database.read(picturePath(`picture-${id}`)));
    expect(places.map((picture) => picture!['display_order'])).toEqual([1, 2, 0]);
  });

  test('is described by more than the name of its file', async () => {
    putPictures(1, { alt_text: 'IMG_4032', file_name: 'IMG_4032' });
    const user = await openImages();
    await screen.findByText(texts.notDescribed);
    const opener = screen.getByLabelText(texts.describeNamed('IMG_4032'));
    const dialog = await edit(user, opener, { [imageDialogTexts.alt]: 'IMG_4032' });
    await within(dialog).findByText(imageDialogTexts.altIsFileName);
    expect(document.activeElement).toBe(within(dialog).getByLabelText(imageDialogTexts.alt));
    await user.clear(document.activeElement!);
    await user.paste('صابون على حجر');
    await user.click(within(dialog).getByText(adminPartTexts.save));
    await waitFor(() => expect(pictureLine()).toBe('صابون على حجر*'));
    await waitFor(() => expect(screen.queryByText(texts.notDescribed)).toBeNull());
  });

  test('has its caption wherever it is moved, and so have the others', async () => {
    const user = await openPictures();
    await edit(user, button('edit', 2), { [imageDialogTexts.caption.title]: 'رغوة كثيفة' });
    await screen.findByText(OPERATIONS['update-image'].done);
    await user.click(button('earlier', 2));
    await waitFor(() =>
      expect(captions()).toEqual([
        ['picture-1', expect.stringContaining('رغوة كثيفة')],
        ['picture-0', CAPTION_1],
        ['picture-2', CAPTION_3],
      ]),
    );
  });

  test('has its texts in English beside them, which go where it goes', async () => {
    const user = await openPictures();
    const inEnglish = (label: string) => translationTexts.label(label, 'en');
    const captionInEnglish = (id: string) =>
      (database.read(picturePath(id))!['translations'] as { en: object }).en;
    expect(screen.getAllByText(translationTexts.count(1))).toHaveLength(3);
    const dialog = await edit(user, button('edit', 2), {
      [`${inEnglish(imageDialogTexts.alt)}(${translationTexts.missing})`]: ' Thick  lather ',
      [inEnglish(imageDialogTexts.caption.title)]: 'Lather',
      [inEnglish(imageDialogTexts.caption.text)]: ' ',
    });
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    expect(database.read(picturePath('picture-1'))).toMatchObject({ alt_text: alt(2) });
    expect(captionInEnglish('picture-1')).toEqual({
      alt_text: 'Thick lather',
      caption: 'Lather | ',
    });
    const [first] = DEFAULTS_BY_LOCALE.en.features.content.gallery;
    expect(captionInEnglish('picture-0')).toEqual({ caption: first });
    await waitFor(() => expect(screen.getAllByText(translationTexts.count(1))).toHaveLength(3));
  });

  test('says what it lacks in English', async () => {
    const user = await openPictures(1, { caption: 'رغوة', translations: { en: {} } });
    screen.getByText(translationTexts.count(2));
    await user.click(button('edit', 1));
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByLabelText<HTMLInputElement>(
      translationTexts.label(imageDialogTexts.alt, 'en'),
      { exact: false },
    );
    expect([field.dir, field.lang]).toEqual(['ltr', 'en']);
    const hint = translationTexts.missingHint('en');
    expect(within(dialog).getAllByText(hint)).toHaveLength(2);
    await user.click(field);
    await user.paste('Lather');
    expect(within(dialog).getAllByText(hint)).toHaveLength(1);
  });

  test.for([
    ['description', imageDialogTexts.alt, IMAGE_LIMITS.alt_text, imageDialogTexts.altTooLong],
    [
      'caption',
      imageDialogTexts.caption.text,
      IMAGE_LIMITS.caption,
      imageDialogTexts.captionTooLong,
    ],
  ] as const)('keeps what was typed where its %s is too long', async ([, label, limit, told]) => {
    const user = await openPictures();
    const long = 'و'.repeat(limit + 1);
    const dialog = await edit(user, button('edit', 2), { [label]: long });
    await within(dialog).findByText(told);
    const field = within(dialog).getByLabelText<HTMLInputElement>(label);
    expect(field.value).toBe(long);
    expect(document.activeElement).toBe(field);
    expect(pictureLine()).toBe(`${alt(1)}*,${alt(2)},${alt(3)}`);
  });

  test('that somebody else deletes while it is edited is not made anew', async () => {
    const printed = expectErrors();
    const user = await openPictures();
    database.beforeNextCommit(() => database.remove(picturePath('picture-1')));
    const dialog = await edit(user, button('edit', 2), { [imageDialogTexts.alt]: 'رغوة' });
    await within(dialog).findByText(ADMIN_REFUSALS['image-gone']);
    expect(database.read(picturePath('picture-1'))).toBeUndefined();
    expect(printed()).toContain('update-image: RefusedError');
  });
});
