import type { Product } from '@ghar/domain/product/product';
import { describe, expect, test } from 'vitest';
import { formOf, readProductForm, type ProductForm } from './product-form.ts';
import { changesOf, overtakenFields, rebaseForm, type TypedProduct } from './product-merge.ts';

const SHOWN: Product = {
  name: 'صابون',
  description: 'يغسل',
  price: 299,
  stock_quantity: 100,
  is_active: true,
  image_url: null,
  created_at: new Date(0),
  updated_at: new Date(0),
  updated_by: null,
};

/** The form that was filled with the product, after some of it was typed anew. */
function typed(change: Partial<ProductForm>, base = SHOWN): TypedProduct {
  const form = { ...formOf(base), ...change };
  const read = readProductForm(form, base);
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  return { form, fields: read.fields, seen: base };
}

describe('what was changed in the form', () => {
  test('is what was typed anew, and to something else', () => {
    const change = typed({ name: 'صابون ', price: '٢٩٩', description: '', stock_quantity: '120' });
    expect(changesOf(SHOWN, change)).toEqual({ changed: ['description'], pieces: 20 });
  });

  test('is nothing of a field that nobody touched, however it is stored', () => {
    const base = { ...SHOWN, name: 'صابون  غار', image_url: '' };
    expect(changesOf(base, typed({}, base)).changed).toEqual([]);
  });
});

describe('a form that somebody else has overtaken', () => {
  const theirs = { ...SHOWN, name: 'صابون غار', price: 310, is_active: false, stock_quantity: 97 };

  test('collides where both have changed a field to something else', () => {
    expect(overtakenFields(SHOWN, typed({ price: '280' }), theirs)).toEqual(['price']);
    expect(overtakenFields(SHOWN, typed({ price: '310', description: 'ينعّم' }), theirs)).toEqual(
      [],
    );
  });

  test('collides in a translation as in its original', () => {
    const name = 'translations.en.name';
    const theirs = { ...SHOWN, translations: { en: { name: 'Theirs', description: 'Cleans' } } };
    expect(overtakenFields(SHOWN, typed({ [name]: 'Mine' }), theirs)).toEqual([name]);
    expect(overtakenFields(SHOWN, typed({ [name]: 'Theirs' }), theirs)).toEqual([]);
    expect(rebaseForm(SHOWN, typed({ [name]: 'Mine' }), theirs)).toMatchObject({
      [name]: 'Mine',
      'translations.en.description': 'Cleans',
    });
  });

  test('keeps what was typed here, and takes what was not from the other', () => {
    expect(rebaseForm(SHOWN, typed({ price: '280', description: 'ينعّم' }), theirs)).toEqual({
      ...formOf(theirs),
      price: '280',
      description: 'ينعّم',
    });
  });

  test('adds its pieces to those that there are, and takes none that are not there', () => {
    const stockOf = (stock_quantity: string) =>
      rebaseForm(SHOWN, typed({ stock_quantity }), theirs).stock_quantity;
    expect(['120', '100', '1'].map(stockOf)).toEqual(['117', '97', '0']);
  });

  test('shows pieces that are owed, and takes no more away', () => {
    const owed = { ...theirs, stock_quantity: -2 };
    const stockOf = (stock_quantity: string) =>
      rebaseForm(SHOWN, typed({ stock_quantity }), owed).stock_quantity;
    expect(['120', '100', '95'].map(stockOf)).toEqual(['18', '-2', '-2']);
    expect(changesOf(owed, typed({ stock_quantity: '-2' }, owed)).pieces).toBe(0);
  });

  test('is saved again as what it shows, and as nothing else', () => {
    const form = rebaseForm(SHOWN, typed({ price: '280' }), theirs);
    expect(changesOf(theirs, typed(form, theirs))).toEqual({ changed: ['price'], pieces: 0 });
  });
});
