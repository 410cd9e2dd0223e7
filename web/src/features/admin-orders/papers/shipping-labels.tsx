import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { orderNumber } from '@ghar/domain/order/order-number';
import { Name } from '../../../components/name.tsx';
import { CustomerName } from '../../../components/admin/customer-name.tsx';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { PrintedSheet } from '../../../components/printed-sheet.tsx';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { useTexts } from '../../../i18n/store-texts.ts';
import { useSiteContent } from '../../../store-data/store-data-context.ts';
import { Barcode } from './barcode.tsx';
import { Address, AmountToCollect, SendingWarning } from './printed-papers.tsx';

/** A quarter of A4 is as large as a label. */
const SIZES = {
  label: { page: '100mm 150mm', width: '100mm', height: '150mm', perPage: 1 },
  quarters: { page: 'A4', width: '105mm', height: '148mm', perPage: 4 },
} as const;
export type LabelFormat = keyof typeof SIZES;

/** Letters of an address from which it is printed smaller. */
const LONG_ADDRESS = 150;

const Page = styled('div')({
  display: 'none',
  '@media print': { display: 'flex', flexWrap: 'wrap' },
  '& + &': { breakBefore: 'page' },
});

const Label = styled(PrintedSheet)({
  boxSizing: 'border-box',
  padding: '6mm',
  overflow: 'hidden',
  breakInside: 'avoid',
  '&&': { breakBefore: 'auto' },
  '@media print': { display: 'flex', flexDirection: 'column', gap: '3mm' },
  fontSize: '10pt',
  lineHeight: 1.5,
  '& header': { paddingBlockEnd: '2mm', '& > p': { margin: 0, fontSize: '16pt' } },
  '& .warning': { margin: 0, padding: '1.5mm 3mm', border: '0.5mm dashed #000', fontWeight: 600 },
  '& .collect': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '0 4mm',
    margin: 0,
    padding: '1.5mm 3mm',
    border: '0.8mm solid #000',
    fontWeight: 600,
    '& strong': { fontSize: '20pt', fontWeight: 700, lineHeight: 1.3, whiteSpace: 'nowrap' },
  },
  '& .recipient': {
    fontSize: '13pt',
    '& strong': { display: 'block', fontSize: '18pt', fontWeight: 600, lineHeight: 1.35 },
    overflowWrap: 'anywhere',
  },
  '& .long': { fontSize: '9pt', '& strong': { fontSize: '14pt' } },
  '& .parcel': { marginBlockStart: 'auto', display: 'grid', justifyItems: 'start', gap: '2mm' },
});

/** The parcel's label: recipient, carrier and contents; of amounts only the cash to collect, and without the team's note. */
function ShippingLabel({ order, format }: { order: StoredOrder; format: LabelFormat }) {
  const { papers: texts, nameOfCarrier } = usePanelTexts();
  const { formats } = useTexts();
  const { brand } = useSiteContent('about').content;
  const number = orderNumber(order.id);
  const { width, height } = SIZES[format];
  return (
    <Label aria-label={texts.slip} style={{ width, height }}>
      <header>
        <p>
          <Name>{brand}</Name>
        </p>
        <div>
          {texts.number} <bdi dir="ltr">{number}</bdi>
        </div>
      </header>
      <SendingWarning order={order} />
      <AmountToCollect order={order} />
      <div className={order.address.length > LONG_ADDRESS ? 'recipient long' : 'recipient'}>
        <strong>
          <CustomerName order={order} />
        </strong>
        <Address order={order} />
      </div>
      <div className="parcel">
        <div>
          <bdi>{order.product_name}</bdi> × {formats.number(order.quantity)}
          {order.carrier !== null && (
            <>
              <br />
              <bdi>{nameOfCarrier(order.carrier)}</bdi>
            </>
          )}
        </div>
        <Barcode texts={[order.tracking_number ?? '', number]} label={texts.barcode} />
      </div>
    </Label>
  );
}

/** Labels of orders, as many on a page as the format has. */
export function ShippingLabels({
  orders,
  format,
}: {
  orders: readonly StoredOrder[];
  format: LabelFormat;
}) {
  const { page, perPage } = SIZES[format];
  const pages = Array.from({ length: Math.ceil(orders.length / perPage) }, (_, index) =>
    orders.slice(index * perPage, (index + 1) * perPage),
  );
  return (
    <>
      <GlobalStyles styles={{ '@page': { size: page, margin: 0 } }} />
      {pages.map((ofPage) => (
        <Page key={ofPage[0]!.id}>
          {ofPage.map((order) => (
            <ShippingLabel key={order.id} order={order} format={format} />
          ))}
        </Page>
      ))}
    </>
  );
}
