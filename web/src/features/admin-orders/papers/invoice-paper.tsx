import { serialNumber, type Invoice } from '@ghar/domain/money/invoice';
import { sumDirhams } from '@ghar/domain/money/money';
import { orderNumber } from '@ghar/domain/order/order-number';
import { paymentOf } from '@ghar/domain/order/payment-of';
import type { Seller as SellerFacts } from '@ghar/domain/content/settings';
import { isTaxInvoice, localVat } from '@ghar/domain/money/vat';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Name } from '../../../components/name.tsx';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { FigureText } from '../../../components/figure-text.tsx';
import { SellerParticulars } from '../../../components/seller-particulars.tsx';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { useTexts } from '../../../i18n/store-texts.ts';
import { useSiteContent } from '../../../store-data/store-data-context.ts';
import type { InvoiceBooks } from './order-books.ts';
import { Sheet } from './printed-papers.tsx';

const FiscalSheet = styled(Sheet)(({ theme }) => {
  const quiet = { fontSize: '9.5pt', fontWeight: 500, color: theme.palette.text.secondary };
  return {
    '& .facts': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3mm 12mm',
      margin: '6mm 0 0',
      '& dt': quiet,
      '& dd': { margin: 0, fontWeight: 500 },
    },
    '& .parties strong': { fontWeight: 600 },
    '& td, & tfoot td': { fontVariantNumeric: 'tabular-nums', verticalAlign: 'top' },
    // right-align figures at the paper's left edge
    '& th:not(:first-of-type), & td:not(:first-of-type)': {
      textAlign: 'end',
      whiteSpace: 'nowrap',
    },
    '& tfoot td:first-of-type': { textAlign: 'end', color: theme.palette.text.secondary },
    '& tfoot .total td': { borderBlockStart: '0.6mm solid #000', color: '#000' },
    '& .statement': {
      margin: '8mm 0 0',
      paddingBlockStart: '4mm',
      borderBlockStart: `0.3mm solid ${theme.palette.divider}`,
      fontSize: '10pt',
      breakInside: 'avoid',
    },
  };
});

type Fact = readonly [name: string, value: string];

type FiscalPaperProps = {
  title: string;
  order: StoredOrder;
  /** Numbers and dates below the title. */
  facts: readonly Fact[];
  /** The seller on the issued document; null if none was issued. */
  seller: SellerFacts | null;
  children: ReactNode;
};

function FiscalPaper({ title, order, facts, seller, children }: FiscalPaperProps) {
  const { testPayment, invoice: texts, countryNames } = usePanelTexts();
  const { formats } = useTexts();
  const { brand } = useSiteContent('about').content;
  return (
    <FiscalSheet aria-label={title}>
      <header>
        <p>
          <Name>{brand}</Name>
        </p>
        <h2>{title}</h2>
      </header>
      {order.payment_test && <p className="warning">{testPayment.text}</p>}
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="parties">
        <div>
          <h3>{texts.seller}</h3>
          {seller === null || seller.legal_name === '' ? (
            <SellerParticulars />
          ) : (
            <SellerLines seller={seller} />
          )}
        </div>
        <div>
          <h3>{texts.buyer}</h3>
          {order.erased_at === null ? (
            <>
              <strong>
                <bdi>{order.customer_name}</bdi>
              </strong>
              <br />
              <bdi>{order.address}</bdi>
              <br />
              <bdi>{order.city}</bdi>
              {formats.comma}
              {countryNames[order.country]}
              <br />
              <bdi dir="ltr">{order.customer_phone}</bdi>
            </>
          ) : (
            // a simplified invoice needs no buyer
            countryNames[order.country]
          )}
        </div>
      </div>
      {children}
    </FiscalSheet>
  );
}

function SellerLines({ seller }: { seller: SellerFacts }) {
  const { invoice: texts, countryNames } = usePanelTexts();
  const { countryShortNames } = useTexts();
  const hasCountry = seller.address.includes(countryShortNames[seller.country]);
  const numbered = [
    [texts.licence, texts.licenceNumber(seller.licence)],
    [texts.taxNumber, seller.tax_number],
  ] as const;
  return (
    <>
      <strong>
        <bdi>{seller.legal_name}</bdi>
      </strong>
      {seller.address !== '' && (
        <>
          <br />
          <bdi>{seller.address}</bdi>
        </>
      )}
      {!hasCountry && (
        <>
          <br />
          {countryNames[seller.country]}
        </>
      )}
      {numbered.map(
        ([name, value]) =>
          value !== '' && (
            <div key={name}>
              {name} <bdi>{value}</bdi>
            </div>
          ),
      )}
    </>
  );
}

type Line = { name: string; amount: string; isTotal?: boolean };

const Totals = ({ lines, columns }: { lines: readonly Line[]; columns: number }) => (
  <tfoot>
    {lines.map(({ name, amount, isTotal = false }) => (
      <tr key={name} className={isTotal ? 'total' : undefined}>
        <td colSpan={columns - 1}>
          <FigureText>{name}</FigureText>
        </td>
        <td>{amount}</td>
      </tr>
    ))}
  </tfoot>
);

type Taxed = Pick<Invoice, 'vat' | 'vat_percent' | 'seller'>;

/** The tax in local currency, if the paper must state it. */
const localVatOf = (taxed: Taxed | null) =>
  taxed?.vat_percent ? localVat(taxed.vat, taxed.seller.country) : null;

/** The lines of an amount and its included tax, if stated. */
function useTotalLines(): (gross: number, taxed: Taxed | null) => Line[] {
  const texts = usePanelTexts().invoice;
  const { formats } = useTexts();
  return (gross, taxed) => {
    const total = { amount: formats.exact(gross), isTotal: true };
    if (taxed === null || taxed.vat_percent === null) return [{ name: texts.total, ...total }];
    const local = localVatOf(taxed);
    return [
      { name: texts.net, amount: formats.exact(sumDirhams([gross, -taxed.vat])) },
      { name: texts.vat(taxed.vat_percent), amount: formats.exact(taxed.vat) },
      ...(local ? [{ name: texts.localVat(local), amount: local.amount }] : []),
      { name: texts.totalWithVat, ...total },
    ];
  };
}

type InvoicePaperProps = {
  order: StoredOrder;
  /** Null before the invoice is issued. */
  books: InvoiceBooks | null;
};

/** How the invoice stands: a former one is of a payment made by hand, and reversed if that was undone. */
const stateOfInvoice = (order: StoredOrder, books: InvoiceBooks | null) => {
  if (books?.creditNotes.some(isReversal)) return 'reversed';
  if (books && Number(books.invoice.id) !== order.invoice_number) return 'paid-by-hand';
  return order.status === 'cancelled' ? 'cancelled' : paymentOf(order).state;
};

const isReversal = ({ refund_id }: InvoiceBooks['creditNotes'][number]): boolean =>
  refund_id === null;

/** The customer's invoice. */
export function InvoicePaper({ order, books }: InvoicePaperProps) {
  const texts = usePanelTexts().invoice;
  const { order: orderTexts, formats } = useTexts();
  const totalLines = useTotalLines();
  const day = order.paid_at && formats.day(order.paid_at);
  const invoice = books?.invoice ?? null;
  const state = stateOfInvoice(order, books);
  const fee = order.cash_fee ?? 0;
  const isCollected = state === 'paid-by-hand' && order.payment_method === 'cash';
  const ofPayment = state === 'reversed' ? texts.reversed : texts.payment[state];
  const said = isCollected ? texts.paidInCash : ofPayment;
  const title = invoice && isTaxInvoice(invoice) ? texts.titles.tax : texts.titles.invoice;
  const issued: readonly Fact[] = invoice
    ? [
        [texts.number, serialNumber('invoices', Number(invoice.id))],
        [texts.issued, formats.day(invoice.issued_at)],
      ]
    : [];
  const credited = (books?.creditNotes ?? []).map((note) => ({
    name: texts.credited(serialNumber('credit_notes', Number(note.id))),
    amount: formats.exact(-note.amount),
  }));
  const left = invoice && {
    name: texts.left,
    amount: formats.exact(sumDirhams([invoice.total, -invoice.credited])),
  };
  return (
    <FiscalPaper
      title={invoice ? title : texts.titles.proforma}
      order={order}
      seller={invoice?.seller ?? null}
      facts={[
        ...issued,
        [texts.order, orderNumber(order.id)],
        [texts.ordered, formats.day(order.created_at)],
      ]}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.description}</th>
            <th scope="col">{texts.quantity}</th>
            <th scope="col">{texts.unitPrice}</th>
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <bdi>{order.product_name}</bdi>
            </td>
            <td>{order.quantity}</td>
            <td>{formats.exact(order.unit_price)}</td>
            <td>{formats.exact(sumDirhams([order.total_amount, -fee]))}</td>
          </tr>
          <tr>
            <td colSpan={3}>{orderTexts.shipping}</td>
            <td>{orderTexts.free}</td>
          </tr>
          {fee > 0 && (
            <tr>
              <td colSpan={3}>{texts.cashFee}</td>
              <td>{formats.exact(fee)}</td>
            </tr>
          )}
        </tbody>
        <Totals
          columns={4}
          lines={[
            ...totalLines(order.total_amount, invoice),
            ...credited,
            ...(left && credited.length > 0 ? [left] : []),
          ]}
        />
      </table>
      <p className="statement">
        {typeof said === 'string' ? said : said(day ?? '')}{' '}
        {localVatOf(invoice) ? texts.currencies : texts.currency}{' '}
        {invoice?.vat_percent === 0 && texts.exported}
      </p>
    </FiscalPaper>
  );
}

type CreditNotePaperProps = { order: StoredOrder; note: InvoiceBooks['creditNotes'][number] };

/** A credit note. */
export function CreditNotePaper({ order, note }: CreditNotePaperProps) {
  const texts = usePanelTexts().invoice;
  const { formats } = useTexts();
  const totalLines = useTotalLines();
  const { creditNote, taxCreditNote } = texts.titles;
  return (
    <FiscalPaper
      title={isTaxInvoice(note) ? taxCreditNote : creditNote}
      order={order}
      seller={note.seller}
      facts={[
        [texts.noteNumber, serialNumber('credit_notes', Number(note.id))],
        [texts.issued, formats.day(note.issued_at)],
        [texts.ofInvoice, serialNumber('invoices', note.invoice_number)],
        [texts.order, orderNumber(order.id)],
      ]}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.description}</th>
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <bdi>{texts[isReversal(note) ? 'reversalOf' : 'refundOf'](order.product_name)}</bdi>
            </td>
            <td>{formats.exact(note.amount)}</td>
          </tr>
        </tbody>
        <Totals columns={2} lines={totalLines(note.amount, note)} />
      </table>
      <p className="statement">
        {localVatOf(note) ? texts.currencies : texts.currency}{' '}
        {note.vat_percent === 0 && texts.exported}
      </p>
    </FiscalPaper>
  );
}
