import { mailtoUrl } from '@ghar/domain/contact/email';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { may } from '@ghar/domain/order/may';
import { DELIVERY_EXTRAS } from '@ghar/domain/order/customer-fields';
import { FORM_FIELDS, formFieldsIn } from '@ghar/domain/order/form-fields';
import { ordersOfPhone } from '@ghar/domain/queries';
import type { ReactNode } from 'react';
import { useOperation } from '../../../components/admin/operation.ts';
import { useIsAdmin } from '../../../components/admin/panel-role.ts';
import { Panel } from '../../../components/admin/panel.tsx';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { useReading } from '../../../components/admin/use-reading.ts';
import { ReceiptRow } from '../../../components/receipt.tsx';
import { RouteLink } from '../../../components/route-link.tsx';
import { countAtMost } from '../../../firebase/aggregates.ts';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { useTexts } from '../../../i18n/store-texts.ts';
import { ALL_ORDERS, formatOrderList } from '../list/list-url.ts';
import { CopyPayLink, isPayable, useChatAddress } from './pay-link.tsx';
import { MAX_COUNTED } from '../list/use-list-numbers.ts';

type CustomerProps = { order: StoredOrder };

/** 44 px high; breaks a long e-mail. */
const touchable = { display: 'inline-block', maxWidth: '100%', py: '8px', my: '-8px' };

const Contact = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} dir="ltr" sx={touchable}>
    {children}
  </Link>
);

/**
 * Link to all orders of the phone, if there are several: a returning customer, or a duplicate order. One read; hidden
 * if it fails.
 */
function OrdersOfPhone({ order: { customer_phone: phone } }: CustomerProps) {
  const { orderPage: texts } = usePanelTexts();
  const counted = useReading(
    phone,
    () => countAtMost(ordersOfPhone(phone), MAX_COUNTED),
    () => {},
  );
  if (counted.state !== 'ready' || counted.value < 2) return null;
  const list = formatOrderList({ ...ALL_ORDERS, search: phone });
  return (
    <ReceiptRow name={texts.ordersOfPhone}>
      <Link component={RouteLink} to={`/admin/orders${list}`} sx={touchable}>
        {texts.orders(counted.value)}
      </Link>
    </ReceiptRow>
  );
}

function Facts({ order, section }: CustomerProps & { section: 'you' | 'delivery' }) {
  const { orderFields: names, countryNames } = usePanelTexts();
  const { customer_phone: phone, customer_email: email, country } = order;
  /** Fields rendered as more than text. */
  const shown: Readonly<Partial<Record<keyof StoredOrder, ReactNode>>> = {
    customer_phone: <Contact href={`tel:${phone}`}>{phone}</Contact>,
    customer_email: email && <Contact href={mailtoUrl(email)}>{email}</Contact>,
    country: countryNames[country],
  };
  return formFieldsIn(section)
    .map((field) => FORM_FIELDS[field].stored)
    .filter((field) => order[field])
    .map((field) => (
      <ReceiptRow key={field} name={names[field]}>
        {shown[field] ?? <bdi>{order[field]}</bdi>}
      </ReceiptRow>
    ));
}

/** Customer and delivery, with buttons to call, write and copy the address. */
export function CustomerFacts({ order, onCorrect }: CustomerProps & { onCorrect: () => void }) {
  const { orderPage: texts, orderFields, correctDialog, countryNames, privacy } = usePanelTexts();
  const { formats } = useTexts();
  const isAdmin = useIsAdmin();
  if (order.erased_at !== null)
    return (
      <Panel heading={texts.customer}>
        <Typography>{privacy.particulars(formats.day(order.erased_at))}</Typography>
        <dl>
          <ReceiptRow name={orderFields.country}>{countryNames[order.country]}</ReceiptRow>
        </dl>
      </Panel>
    );
  return (
    <Panel
      heading={texts.customer}
      actions={
        isAdmin &&
        may(order).correct !== 'nothing' && (
          <Button variant="outlined" size="small" startIcon={<EditOutlined />} onClick={onCorrect}>
            {correctDialog.open}
          </Button>
        )
      }
    >
      <dl>
        <Facts order={order} section="you" />
        <OrdersOfPhone order={order} />
      </dl>
      <Talk order={order} />
      <dl>
        <Facts order={order} section="delivery" />
      </dl>
      <CopyButton order={order} />
    </Panel>
  );
}

function Talk({ order }: CustomerProps) {
  const { orderPage: texts } = usePanelTexts();
  const chat = useChatAddress(order);
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        gap: 1,
        mt: 1,
        mb: 2,
        '& > *': { flex: { xs: '1 1 auto', sm: 'none' } },
      }}
    >
      <Button
        variant="outlined"
        startIcon={<PhoneOutlined />}
        href={`tel:${order.customer_phone}`}
        aria-label={texts.call}
      >
        {texts.callShort}
      </Button>
      {chat !== null && (
        <Button
          variant="outlined"
          startIcon={<WhatsApp />}
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={texts.whatsapp}
        >
          {texts.whatsappShort}
        </Button>
      )}
      {isPayable(order) && <CopyPayLink order={order} />}
    </Stack>
  );
}

/** Copies what a courier needs. */
function CopyButton({ order }: CustomerProps) {
  const { orderPage: texts, countryNames } = usePanelTexts();
  const { formats } = useTexts();
  const { run } = useOperation('copy-address');
  const parcel = [
    order.customer_name,
    order.customer_phone,
    order.address,
    formats.list([order.city, countryNames[order.country]]),
    ...DELIVERY_EXTRAS.map((field) => order[field]),
  ]
    .filter((line) => line !== null)
    .join('\n');
  return (
    <Button
      variant="outlined"
      startIcon={<ContentCopyOutlined />}
      aria-label={texts.copyAddress}
      onClick={() => void run(() => navigator.clipboard.writeText(parcel))}
      sx={{ mt: 1, width: { xs: '100%', sm: 'auto' } }}
    >
      {texts.copyShort}
    </Button>
  );
}
