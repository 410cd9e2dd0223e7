import PrintOutlined from '@mui/icons-material/PrintOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { orderNumber } from '@ghar/domain/order-number';
import { orderState, type OrderState } from '@ghar/domain/order-state';
import type { OrderStatus } from '@ghar/domain/status';
import { orderStatusIcons } from '../../components/admin/status-icons.tsx';
import { LoadingButton } from '../../components/loading-button.tsx';
import { whatsappAddress } from '../../components/whatsapp-address.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';
import type { StoredOrder } from './order-steps.ts';
import type { Paper } from './printed-papers.tsx';
import { useStatusChange } from './use-status-change.tsx';
import { VisitChanges } from './visit-changes.tsx';

/** What a merchant does with an order in that state. */
const NEXT = {
  unconfirmed: 'confirmed',
  ready: 'shipped',
  shipped: 'delivered',
} as const satisfies Partial<Record<OrderState, OrderStatus>>;

/** Of an order that waits for the merchant, or that is on its way. A test is not sent. */
const nextStatus = (order: StoredOrder) => {
  if (order.payment_test) return null;
  const state = orderState(order);
  return state in NEXT ? NEXT[state as keyof typeof NEXT] : null;
};

type OrderActionsProps = { order: StoredOrder; onPrint: (paper: Paper) => void };

/** The next step of an order, and the quiet actions beside it: in one row on a phone. */
export function OrderActions({ order, onPrint }: OrderActionsProps) {
  const { orderPage: texts, customerMessage } = usePanelTexts();
  const { brand } = useSiteContent('about').content;
  const { change, busy, dialog } = useStatusChange(order);
  const address = `${location.origin}/payment-success?order_id=${order.id}`;
  const message = customerMessage({ ...order, number: orderNumber(order.id), address }, brand);
  const chat = whatsappAddress(order.customer_phone, message);
  const next = nextStatus(order);
  return (
    <Stack
      sx={{
        flexDirection: { xs: 'column', sm: 'row' },
        flexWrap: 'wrap',
        gap: 1.5,
        width: { xs: '100%', sm: 'auto' },
      }}
    >
      {next && (
        <LoadingButton
          loading={busy}
          loadingText={texts.stepping}
          startIcon={orderStatusIcons[next]}
          onClick={() => void change(order.status, next)}
        >
          {texts.nextStep[next]}
        </LoadingButton>
      )}
      <Stack
        direction="row"
        sx={{
          gap: { xs: 1, sm: 1.5 },
          '& .MuiButton-root': { flex: { xs: 1, sm: 'none' }, px: { xs: 0.5, sm: 2.5 } },
          '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
        }}
      >
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
        <Button
          variant="outlined"
          startIcon={<PrintOutlined />}
          aria-label={texts.printInvoice}
          onClick={() => onPrint('invoice')}
        >
          {texts.invoice}
        </Button>
        <Button
          variant="outlined"
          startIcon={<PrintOutlined />}
          aria-label={texts.printSlip}
          onClick={() => onPrint('slip')}
        >
          {texts.slip}
        </Button>
      </Stack>
      <VisitChanges />
      {dialog}
    </Stack>
  );
}
