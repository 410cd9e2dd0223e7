import type { PublicOrder } from '@ghar/domain/callables';
import { COUNTRIES } from '@ghar/domain/country';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { createPortal } from 'react-dom';
import { SellerParticulars } from '../../components/seller-particulars.tsx';
import { useTexts } from '../../i18n/store-texts.ts';
import { useTrackingTexts } from '../../i18n/tracking-texts.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';

const Sheet = styled('article')(({ theme }) => ({
  display: 'none',
  '@media print': { display: 'block' },
  fontSize: '11pt',
  lineHeight: 1.7,
  color: '#000',
  '& header, & .parties': { display: 'flex', justifyContent: 'space-between', gap: '12mm' },
  '& header': {
    alignItems: 'end',
    paddingBlockEnd: '5mm',
    borderBlockEnd: '0.5mm solid #000',
    '& > p': { fontFamily: theme.typography.h1.fontFamily, fontSize: '24pt', lineHeight: 1.2 },
    '& > div': { textAlign: 'end' },
  },
  '& h2': { fontSize: '17pt', fontWeight: 500 },
  '& h3, & th': {
    marginBlockEnd: '2mm',
    fontSize: '9.5pt',
    fontWeight: 500,
    color: theme.palette.text.secondary,
  },
  '& .parties': { marginBlock: '7mm', '& > div': { flex: 1 } },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th, & td': {
    padding: '2.5mm 0',
    textAlign: 'start',
    borderBlockEnd: `0.3mm solid ${theme.palette.divider}`,
  },
  '& th:last-child, & td:last-child': { textAlign: 'end' },
  '& tfoot td': { border: 0, paddingBlock: '1.2mm' },
  '& tfoot .total td': { fontSize: '13pt', fontWeight: 600 },
  '& > small': { display: 'block', marginBlockStart: '7mm', fontSize: '9.5pt' },
}));

const SHEET = 'receipt';
/** Printing the page prints the receipt in its place. */
const printStyles = {
  '@media print': {
    [`body > :not(#${SHEET})`]: { display: 'none !important' },
    'html, body': { backgroundColor: '#fff' },
  },
};

/** A paid order on paper: unseen until the page is printed. */
export function PrintedReceipt({ order }: { order: PublicOrder }) {
  const { order: orderTexts, formats } = useTexts();
  const { receipt: texts, timeline } = useTrackingTexts();
  const { brand } = useSiteContent('about').content;
  const day = (time: string): string => timeline.day(new Date(time), order.country);
  return createPortal(
    <div id={SHEET}>
      <GlobalStyles styles={printStyles} />
      <Sheet>
        <header>
          <p>{brand}</p>
          <div>
            <h2>{texts.title}</h2>
            {texts.order} <bdi dir="ltr">{order.order_number}</bdi>، {day(order.created_at)}
            {order.invoice_number !== null && (
              <>
                <br />
                {texts.invoice} <bdi dir="ltr">{order.invoice_number}</bdi>
              </>
            )}
          </div>
        </header>
        <div className="parties">
          <div>
            <h3>{texts.seller}</h3>
            <SellerParticulars />
          </div>
          <div>
            <h3>{texts.buyer}</h3>
            <bdi>{order.customer_name}</bdi>
            <br />
            <bdi>{order.city}</bdi>، {COUNTRIES[order.country].name}
          </div>
        </div>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.product}</th>
              <th scope="col">{orderTexts.quantity}</th>
              <th scope="col">{orderTexts.unitPrice}</th>
              <th scope="col">{texts.amount}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>
                <bdi>{order.product_name}</bdi>
              </td>
              <td>{order.quantity}</td>
              <td>{formats.number(order.unit_price)}</td>
              <td>{formats.number(order.total_amount)}</td>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={3}>{orderTexts.shipping}</td>
              <td>{orderTexts.free}</td>
            </tr>
            <tr className="total">
              <td colSpan={3}>{orderTexts.total}</td>
              <td>{formats.number(order.total_amount)}</td>
            </tr>
            {order.refunded_amount > 0 && (
              <tr>
                <td colSpan={3}>{texts.refunded}</td>
                <td>{formats.number(order.refunded_amount)}</td>
              </tr>
            )}
          </tfoot>
        </table>
        <small>
          {texts.currency} {order.paid_at === null ? texts.paid : texts.paidOn(day(order.paid_at))}
        </small>
      </Sheet>
    </div>,
    document.body,
  );
}
