import type { CountryCode } from '@ghar/domain/contact/country';
import { DEFAULT_LOCALE } from '@ghar/domain/i18n/locale';
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
import { INVOICE_LANGUAGES, type InvoiceLanguage } from '../../../i18n/invoice-languages.ts';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { useTexts } from '../../../i18n/store-texts.ts';
import { useSiteContent } from '../../../store-data/store-data-context.ts';
import type { InvoiceBooks } from './order-books.ts';
import { Sheet } from './printed-papers.tsx';

/** A text of the invoice in one of its languages. */
type Words = (language: InvoiceLanguage) => string;

const MERCHANTS = INVOICE_LANGUAGES.find(({ locale }) => locale === DEFAULT_LOCALE)!;

/** A text in all languages of invoices, the merchant's first. */
const InEach = ({ words }: { words: Words }) =>
  INVOICE_LANGUAGES.map((language) => (
    <span key={language.locale} lang={language.locale}>
      <bdi dir={language.direction}>
        <FigureText>{words(language)}</FigureText>
      </bdi>
    </span>
  ));

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
    // the languages one below the other, or in a line
    '& [lang] ~ [lang]': { fontSize: '0.88em', color: theme.palette.text.secondary },
    '& h2 > [lang] ~ [lang]': { fontSize: '0.75em' },
    '& :is(h2, dt, dd, th) > [lang]': { display: 'block', lineHeight: 1.45 },
    '& :is(h3, td, .place) > [lang] ~ [lang]::before': { content: '" / "' },
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
    '& .statement ~ .statement': { margin: '1mm 0 0', padding: 0, border: 0 },
  };
});

type Fact = readonly [name: Words, value: string | Words];

type FiscalPaperProps = {
  title: keyof InvoiceLanguage['invoice']['titles'];
  order: StoredOrder;
  /** Numbers and dates below the title. */
  facts: readonly Fact[];
  /** The seller on the issued document; null if none was issued. */
  seller: SellerFacts | null;
  children: ReactNode;
};

function FiscalPaper({ title, order, facts, seller, children }: FiscalPaperProps) {
  const { testPayment } = usePanelTexts();
  const { formats } = useTexts();
  const { brand } = useSiteContent('about').content;
  return (
    <FiscalSheet aria-label={MERCHANTS.invoice.titles[title]}>
      <header>
        <p>
          <Name>{brand}</Name>
        </p>
        <h2>
          <InEach words={(of) => of.invoice.titles[title]} />
        </h2>
      </header>
      {order.payment_test && <p className="warning">{testPayment.text}</p>}
      <dl className="facts">
        {facts.map(([words, value]) => (
          <div key={words(MERCHANTS)}>
            <dt>
              <InEach words={words} />
            </dt>
            <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : <InEach words={value} />}</dd>
          </div>
        ))}
      </dl>
      <div className="parties">
        <div>
          <h3>
            <InEach words={(of) => of.invoice.seller} />
          </h3>
          {seller === null || seller.legal_name === '' ? (
            <SellerParticulars />
          ) : (
            <SellerLines seller={seller} />
          )}
        </div>
        <div>
          <h3>
            <InEach words={(of) => of.invoice.buyer} />
          </h3>
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
              <Country code={order.country} />
              <br />
              <bdi dir="ltr">{order.customer_phone}</bdi>
            </>
          ) : (
            // a simplified invoice needs no buyer
            <Country code={order.country} />
          )}
        </div>
      </div>
      {children}
    </FiscalSheet>
  );
}

const Country = ({ code }: { code: CountryCode }) => (
  <span className="place">
    <InEach words={({ store }) => store.countryNames[code]} />
  </span>
);

function SellerLines({ seller }: { seller: SellerFacts }) {
  const { countryShortNames } = useTexts();
  const hasCountry = seller.address.includes(countryShortNames[seller.country]);
  const licences = INVOICE_LANGUAGES.map((of) => of.invoice.licenceNumber);
  const numbered = [
    ['licence', licences.reduce((licence, without) => without(licence), seller.licence)],
    ['taxNumber', seller.tax_number],
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
          <Country code={seller.country} />
        </>
      )}
      {numbered.map(
        ([name, value]) =>
          value !== '' && (
            <div key={name} className="place">
              <InEach words={({ invoice }) => invoice[name]} /> <bdi>{value}</bdi>
            </div>
          ),
      )}
    </>
  );
}

type Line = { name: Words; amount: string; isTotal?: boolean };

const Totals = ({ lines, columns }: { lines: readonly Line[]; columns: number }) => (
  <tfoot>
    {lines.map(({ name, amount, isTotal = false }) => (
      <tr key={name(MERCHANTS)} className={isTotal ? 'total' : undefined}>
        <td colSpan={columns - 1}>
          <InEach words={name} />
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
  const { formats } = useTexts();
  return (gross, taxed) => {
    const total = { amount: formats.exact(gross), isTotal: true };
    if (taxed === null || taxed.vat_percent === null)
      return [{ name: (of) => of.invoice.total, ...total }];
    const { vat, vat_percent: percent } = taxed;
    const local = localVatOf(taxed);
    const localLine: Line[] = local
      ? [{ name: (of) => of.invoice.localVat(local), amount: local.amount }]
      : [];
    return [
      { name: (of) => of.invoice.net, amount: formats.exact(sumDirhams([gross, -vat])) },
      { name: (of) => of.invoice.vat(percent), amount: formats.exact(vat) },
      ...localLine,
      { name: (of) => of.invoice.totalWithVat, ...total },
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

/** In sentences: how the order is paid, and the currency of the amounts. */
function Statement({ taxed, payment }: { taxed: Taxed | null; payment?: Words }) {
  const isExported = taxed?.vat_percent === 0;
  const amounts = localVatOf(taxed) ? 'currencies' : 'currency';
  return INVOICE_LANGUAGES.map((language) => (
    <p key={language.locale} className="statement" lang={language.locale} dir={language.direction}>
      {payment?.(language)} {language.invoice[amounts]} {isExported && language.invoice.exported}
    </p>
  ));
}

/** The heads of the paper's table. */
const Heads = ({ columns }: { columns: readonly (keyof Columns)[] }) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th scope="col" key={column}>
          <InEach words={({ invoice }) => invoice[column]} />
        </th>
      ))}
    </tr>
  </thead>
);
type Columns = Pick<
  InvoiceLanguage['invoice'],
  'description' | 'quantity' | 'unitPrice' | 'amount'
>;

/** The customer's invoice. */
export function InvoicePaper({ order, books }: InvoicePaperProps) {
  const { formats } = useTexts();
  const totalLines = useTotalLines();
  const { paid_at: paidAt } = order;
  const invoice = books?.invoice ?? null;
  const state = stateOfInvoice(order, books);
  const fee = order.cash_fee ?? 0;
  const isCollected = state === 'paid-by-hand' && order.payment_method === 'cash';
  const payment: Words = ({ invoice: texts, store }) => {
    if (isCollected) return texts.paidInCash;
    const said = state === 'reversed' ? texts.reversed : texts.payment[state];
    return typeof said === 'string' ? said : said(paidAt ? store.formats.day(paidAt) : '');
  };
  const title = invoice && isTaxInvoice(invoice) ? 'tax' : 'invoice';
  const issued: readonly Fact[] = invoice
    ? [
        [(of) => of.invoice.number, serialNumber('invoices', Number(invoice.id))],
        [(of) => of.invoice.issued, (of) => of.store.formats.day(invoice.issued_at)],
      ]
    : [];
  const credited = (books?.creditNotes ?? []).map((note): Line => ({
    name: (of) => of.invoice.credited(serialNumber('credit_notes', Number(note.id))),
    amount: formats.exact(-note.amount),
  }));
  const left: Line | null = invoice && {
    name: (of) => of.invoice.left,
    amount: formats.exact(sumDirhams([invoice.total, -invoice.credited])),
  };
  return (
    <FiscalPaper
      title={invoice ? title : 'proforma'}
      order={order}
      seller={invoice?.seller ?? null}
      facts={[
        ...issued,
        [(of) => of.invoice.order, orderNumber(order.id)],
        [(of) => of.invoice.ordered, (of) => of.store.formats.day(order.created_at)],
      ]}
    >
      <table>
        <Heads columns={['description', 'quantity', 'unitPrice', 'amount']} />
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
            <td colSpan={3}>
              <InEach words={({ store }) => store.order.shipping} />
            </td>
            <td>
              <InEach words={({ store }) => store.order.free} />
            </td>
          </tr>
          {fee > 0 && (
            <tr>
              <td colSpan={3}>
                <InEach words={(of) => of.invoice.cashFee} />
              </td>
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
      <Statement taxed={invoice} payment={payment} />
    </FiscalPaper>
  );
}

type CreditNotePaperProps = { order: StoredOrder; note: InvoiceBooks['creditNotes'][number] };

/** A credit note. */
export function CreditNotePaper({ order, note }: CreditNotePaperProps) {
  const { formats } = useTexts();
  const totalLines = useTotalLines();
  const what = isReversal(note) ? 'reversalOf' : 'refundOf';
  return (
    <FiscalPaper
      title={isTaxInvoice(note) ? 'taxCreditNote' : 'creditNote'}
      order={order}
      seller={note.seller}
      facts={[
        [(of) => of.invoice.noteNumber, serialNumber('credit_notes', Number(note.id))],
        [(of) => of.invoice.issued, (of) => of.store.formats.day(note.issued_at)],
        [(of) => of.invoice.ofInvoice, serialNumber('invoices', note.invoice_number)],
        [(of) => of.invoice.order, orderNumber(order.id)],
      ]}
    >
      <table>
        <Heads columns={['description', 'amount']} />
        <tbody>
          <tr>
            <td>
              <InEach words={({ invoice }) => invoice[what](order.product_name)} />
            </td>
            <td>{formats.exact(note.amount)}</td>
          </tr>
        </tbody>
        <Totals columns={2} lines={totalLines(note.amount, note)} />
      </table>
      <Statement taxed={note} />
    </FiscalPaper>
  );
}
