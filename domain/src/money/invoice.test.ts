import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditNoteOf, invoiceOf, orderVat, serialNumber } from './invoice.ts';
import { dirhamsFromFils, fils, sumDirhams } from './money.ts';

const AT = new Date('2026-11-20T10:00:00Z');
const SELLER = {
  legal_name: 'متجر الغار',
  address: 'دبي',
  licence: '1234',
  tax_number: '100123456700003',
  country: 'ae',
} as const;
const ORDER = { id: 'order', country: 'ae', total_amount: 299 } as const;

test('an invoice of cash on delivery says so, as does its credit note', () => {
  const invoice = invoiceOf({ ...ORDER, payment_method: 'cash' }, SELLER, AT);
  const note = creditNoteOf({ ...invoice, number: 1 }, { id: null, amount: 299 }, AT);
  expect([invoice.payment_method, note?.payment_method]).toEqual(['cash', 'cash']);
  const ofCard = invoiceOf({ ...ORDER, payment_method: 'card' }, SELLER, AT);
  expect(ofCard).not.toHaveProperty('payment_method');
});

test('a number is written at one width, whatever its series', () => {
  expect(serialNumber('invoices', 7)).toBe('INV-000007');
  expect(serialNumber('credit_notes', 1_234_567)).toBe('CN-1234567');
});

test('an invoice keeps the seller and says what tax the total contains', () => {
  expect(invoiceOf(ORDER, SELLER, AT)).toEqual({
    order_id: 'order',
    issued_at: AT,
    seller: SELLER,
    vat_percent: 5,
    total: 299,
    vat: 14.24,
    credited: 0,
  });
  expect(invoiceOf({ ...ORDER, country: 'sa' }, SELLER, AT)).toMatchObject({
    vat_percent: 0,
    vat: 0,
  });
  expect(invoiceOf(ORDER, { ...SELLER, tax_number: '' }, AT)).toMatchObject({
    vat_percent: null,
    vat: 0,
  });
});

test('credit notes never exceed their invoice, and contain its tax once all is given back', () => {
  const dirhams = fc
    .integer({ min: 1, max: 200_000 })
    .map((amount) => dirhamsFromFils(fils(amount)));
  fc.assert(
    fc.property(dirhams, fc.array(dirhams, { maxLength: 8 }), (total, refunds) => {
      const invoice = invoiceOf({ ...ORDER, total_amount: total }, SELLER, AT);
      const notes: NonNullable<ReturnType<typeof creditNoteOf>>[] = [];
      const sum = (of: 'amount' | 'vat') => sumDirhams(notes.map((note) => note[of]));
      for (const amount of [...refunds, total]) {
        const credited = sum('amount');
        const note = creditNoteOf({ ...invoice, number: 1, credited }, { id: 'one', amount }, AT);
        if (note) notes.push(note);
        expect(sum('amount')).toBe(Math.min(total, sumDirhams([credited, amount])));
        expect(sum('vat')).toBeLessThanOrEqual(invoice.vat);
        expect(notes.every(({ vat }) => vat >= 0)).toBe(true);
        const left = { vat_amount: sumDirhams([invoice.vat, -sum('vat')]) };
        expect(orderVat([{ ...invoice, credited: sum('amount') }])).toEqual(left);
      }
      expect([sum('amount'), sum('vat')]).toEqual([total, invoice.vat]);
    }),
  );
});
