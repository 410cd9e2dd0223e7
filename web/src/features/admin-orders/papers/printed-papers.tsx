import { may } from '@ghar/domain/order/may';
import { orderNumber } from '@ghar/domain/order/order-number';
import { amountToCollect } from '../export/courier-csv.ts';
import { DELIVERY_EXTRAS } from '@ghar/domain/order/customer-fields';
import { styled } from '@mui/material/styles';
import { Fragment, useEffect, useEffectEvent, type ReactNode } from 'react';
import { Name } from '../../../components/name.tsx';
import { CustomerName } from '../../../components/admin/customer-name.tsx';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { PrintedInstead, PrintedSheet } from '../../../components/printed-sheet.tsx';
import { SellerParticulars } from '../../../components/seller-particulars.tsx';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { useTexts } from '../../../i18n/store-texts.ts';
import { useContentRequest, useSiteContent } from '../../../store-data/store-data-context.ts';
import { Barcode } from './barcode.tsx';

/** A printed page. */
export const Sheet = styled(PrintedSheet)(({ theme }) => ({
  '& .warning': {
    marginBlock: '5mm 0',
    padding: '3mm 5mm',
    border: '0.7mm dashed #000',
    fontSize: '13pt',
    fontWeight: 600,
    textAlign: 'center',
  },
  '& .collect': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '0 6mm',
    marginBlock: '5mm 0',
    padding: '3mm 5mm',
    border: '1mm solid #000',
    fontSize: '13pt',
    fontWeight: 600,
    breakInside: 'avoid',
    '& strong': { fontSize: '26pt', fontWeight: 700, lineHeight: 1.3, whiteSpace: 'nowrap' },
  },
  '& .recipient': {
    marginBlockStart: '8mm',
    padding: '6mm',
    border: '0.5mm solid #000',
    borderRadius: '3mm',
    fontSize: '15pt',
    breakInside: 'avoid',
    '& strong': { display: 'block', fontSize: '20pt', fontWeight: 600 },
  },
  '& .parcel': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '6mm 10mm',
    marginBlockStart: '8mm',
    '& dl': { margin: 0 },
    '& dt': { fontSize: '9.5pt', fontWeight: 500, color: theme.palette.text.secondary },
    '& dd': { margin: '0 0 2mm', fontSize: '13pt', fontWeight: 500 },
  },
  '& .team': {
    marginBlockStart: '12mm',
    paddingBlockStart: '4mm',
    borderBlockStart: '0.4mm dashed #000',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
  },
}));

type PaperProps = { order: StoredOrder };

function Layout({ title, order, children }: PaperProps & { title: string; children: ReactNode }) {
  const texts = usePanelTexts().papers;
  const { formats } = useTexts();
  const { brand } = useSiteContent('about').content;
  return (
    <Sheet aria-label={title}>
      <header>
        <p>
          <Name>{brand}</Name>
        </p>
        <div>
          <h2>{title}</h2>
          {texts.number} <bdi dir="ltr">{orderNumber(order.id)}</bdi>
          {formats.comma}
          {formats.day(order.created_at)}
        </div>
      </header>
      <SendingWarning order={order} />
      {children}
    </Sheet>
  );
}

/** Why the parcel must not be sent; nothing if it may. */
export function SendingWarning({ order }: PaperProps) {
  const { papers: texts, testPayment, bulkShip } = usePanelTexts();
  const why = may(order).whyNotShip;
  if (why === null) return null;
  const words = { ...bulkShip.notSent, unpaid: texts.unpaid };
  return <p className="warning">{why === 'test' ? testPayment.text : texts.notSent(words[why])}</p>;
}

/** What the courier collects for the parcel, or that it is paid; nothing if it must not be sent. */
export function AmountToCollect({ order }: PaperProps) {
  const texts = usePanelTexts().papers;
  const { formats } = useTexts();
  if (may(order).whyNotShip !== null) return null;
  const amount = amountToCollect(order);
  return (
    <p className="collect">
      {amount === 0 ? (
        texts.paid
      ) : (
        <>
          {texts.collect} <strong>{formats.charge(amount)}</strong>
        </>
      )}
    </p>
  );
}

/** Where the parcel goes, below the recipient's name. */
export function Address({ order }: PaperProps) {
  const { orderFields, countryNames } = usePanelTexts();
  const { formats } = useTexts();
  if (order.erased_at !== null) return countryNames[order.country];
  return (
    <>
      <bdi>{order.address}</bdi>
      <br />
      <bdi>{order.city}</bdi>
      {formats.comma}
      {countryNames[order.country]}
      <br />
      {DELIVERY_EXTRAS.filter((field) => order[field] !== null).map((field) => (
        <Fragment key={field}>
          {orderFields[field]} <bdi>{order[field]}</bdi>
          <br />
        </Fragment>
      ))}
      <bdi dir="ltr">{order.customer_phone}</bdi>
    </>
  );
}

const Seller = () => (
  <div>
    <h3>{usePanelTexts().papers.seller}</h3>
    <SellerParticulars />
  </div>
);

type PrintoutProps = { children: ReactNode; onPrinted: () => void };

/** Prints sheets instead of the page, once the seller's name is loaded. */
export function Printout({ children, onPrinted }: PrintoutProps) {
  const printed = useEffectEvent(onPrinted);
  const requestContent = useEffectEvent(useContentRequest());
  useEffect(() => {
    let left = false;
    const end = (): void => printed();
    const start = async (): Promise<void> => {
      await requestContent('about');
      if (!left) print();
    };
    addEventListener('afterprint', end);
    void start();
    return () => {
      left = true;
      removeEventListener('afterprint', end);
    };
  }, []);
  return <PrintedInstead>{children}</PrintedInstead>;
}

/** The packing slip: recipient, carrier and contents; of amounts only the cash to collect. The team's note is on a strip to cut off. */
export function PackingSlip({ order }: PaperProps) {
  const { papers: texts, nameOfCarrier } = usePanelTexts();
  const { quantity } = useTexts().order;
  const number = orderNumber(order.id);
  const codes = [order.tracking_number ?? '', number];
  return (
    <Layout title={texts.slip} order={order}>
      <AmountToCollect order={order} />
      <div className="recipient">
        <h3>{texts.recipient}</h3>
        <strong>
          <CustomerName order={order} />
        </strong>
        <Address order={order} />
      </div>
      <div className="parcel">
        <dl>
          {order.carrier !== null && (
            <>
              <dt>{texts.carrier}</dt>
              <dd>
                <bdi>{nameOfCarrier(order.carrier)}</bdi>
              </dd>
            </>
          )}
          {order.tracking_number !== null && (
            <>
              <dt>{texts.tracking}</dt>
              <dd>
                <bdi dir="ltr">{order.tracking_number}</bdi>
              </dd>
            </>
          )}
        </dl>
        <Barcode texts={codes} label={texts.barcode} />
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.product}</th>
            <th scope="col">{quantity}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <bdi>{order.product_name}</bdi>
            </td>
            <td>{order.quantity}</td>
          </tr>
        </tbody>
      </table>
      <div className="parties">
        <Seller />
      </div>
      {order.merchant_note && (
        <div className="team">
          <h3>{texts.team}</h3>
          <bdi dir="ltr">{number}</bdi>
          <br />
          <bdi>{order.merchant_note}</bdi>
        </div>
      )}
    </Layout>
  );
}
