import type { Product, ProductFields } from '@ghar/domain/product/product';
import { describe, expect, test } from 'vitest';
import { formOf, readProductForm, untranslated, type ProductForm } from './product-form.ts';

const RIGHT: ProductForm = {
  ...formOf(null),
  name: 'صابون غار',
  price: '299',
  stock_quantity: '12',
};
const SAVED = readProductForm(RIGHT, null) as { readonly fields: ProductFields };
const read = (change: Partial<ProductForm>) => readProductForm({ ...RIGHT, ...change }, null);

describe('a product form that is right', () => {
  test('is a product, active unless said otherwise, without what was left empty', () => {
    expect(readProductForm(RIGHT, null)).toEqual({
      fields: {
        name: 'صابون غار',
        description: null,
        price: 299,
        stock_quantity: 12,
        is_active: true,
        image_url: null,
      },
    });
  });

  test.each([
    ['Latin', '1299.50', 1299.5],
    ['Arabic', '١٢٩٩٫٥٠', 1299.5],
    ['Persian', '۱۲۹۹', 1299],
    ['apart by thousands', '1,299.5', 1299.5],
    ['apart by Arabic thousands', '١٬٢٩٩', 1299],
    ['among blanks', ' 299 ', 299],
  ])('takes a price in digits that are %s', (_, price, expected) => {
    expect(read({ price })).toMatchObject({ fields: { price: expected } });
  });

  test('keeps the lines of a description', () => {
    expect(read({ description: ' سطر\nسطر آخر ' })).toMatchObject({
      fields: { description: 'سطر\nسطر آخر' },
    });
  });

  test('has the translations that were written, and no empty ones', () => {
    const typed = { 'translations.en.name': ' Ghar  soap ', 'translations.en.description': ' \n' };
    expect(read(typed)).toEqual({
      fields: { ...SAVED.fields, translations: { en: { name: 'Ghar soap' } } },
    });
    expect(read({ 'translations.en.name': '…' })).toEqual(SAVED);
    expect(untranslated({ ...RIGHT, description: 'نص', ...typed })).toEqual([
      'translations.en.description',
    ]);
  });

  test('takes an empty shelf', () => {
    expect(read({ stock_quantity: '٠' })).toMatchObject({ fields: { stock_quantity: 0 } });
  });
});

describe('a stock that overselling has made negative', () => {
  const oversold: Product = {
    ...SAVED.fields,
    stock_quantity: -2,
    created_at: new Date(0),
    updated_at: new Date(0),
    updated_by: null,
  };
  const readOversold = (change: Partial<ProductForm>) =>
    readProductForm({ ...formOf(oversold), ...change }, oversold);

  test('is taken as it is where nobody touched it', () => {
    expect(readOversold({ name: 'صابون' })).toEqual({
      fields: { ...SAVED.fields, name: 'صابون', stock_quantity: -2 },
    });
    expect(readOversold({ price: '1' })).toEqual({ errors: { price: 'price-too-low' } });
  });

  test('is counted anew from zero up', () => {
    expect(readOversold({ stock_quantity: '20' })).toMatchObject({
      fields: { stock_quantity: 20 },
    });
    for (const stock_quantity of ['-1', '-3', '−2'])
      expect(readOversold({ stock_quantity })).toEqual({
        errors: { stock_quantity: 'stock-not-whole' },
      });
  });
});

describe('a product form that is wrong says where', () => {
  test.each<[keyof ProductForm, string, string]>([
    ['name', ' \n ', 'name-required'],
    ['name', 'ص'.repeat(121), 'name-too-long'],
    ['description', 'و'.repeat(5001), 'description-too-long'],
    ['translations.en.name', 'n'.repeat(121), 'name-too-long'],
    ['translations.en.description', 'd'.repeat(5001), 'description-too-long'],
    ['price', '', 'price-required'],
    ['price', 'غالٍ', 'price-not-a-number'],
    ['price', '-5', 'price-not-a-number'],
    ['price', '1e3', 'price-not-a-number'],
    ['price', '12,50', 'price-not-a-number'],
    ['price', '9.999', 'price-too-exact'],
    ['price', '1.99', 'price-too-low'],
    ['price', '1000000.01', 'price-too-high'],
    ['stock_quantity', '', 'stock-required'],
    ['stock_quantity', '1.5', 'stock-not-whole'],
    ['stock_quantity', '-1', 'stock-not-whole'],
    ['stock_quantity', '1000001', 'stock-too-high'],
    ['image_url', 'soap.jpg', 'image-url-invalid'],
    ['image_url', 'javascript:alert(1)', 'image-url-invalid'],
    ['image_url', 'https://ghar.example/a b.jpg', 'image-url-invalid'],
  ])('%s: %s', (field, value, error) => {
    expect(read({ [field]: value })).toEqual({ errors: { [field]: error } });
  });

  test('in every field at once', () => {
    expect(read({ name: '', price: '', stock_quantity: 'كثير' })).toEqual({
      errors: {
        name: 'name-required',
        price: 'price-required',
        stock_quantity: 'stock-not-whole',
      },
    });
  });
});
