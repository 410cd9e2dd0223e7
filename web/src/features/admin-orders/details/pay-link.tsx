import { may } from '@ghar/domain/order/may';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { whatsappAddress } from '@ghar/domain/contact/whatsapp-address';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { orderNumber } from '@ghar/domain/order/order-number';
import { isOpen } from '@ghar/domain/order/status';
import { linkIdOf, orderPagePath } from '@ghar/domain/pages/order-page';
import { useLocation } from 'react-router-dom';
import { useOperation } from '../../../components/admin/operation.ts';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { callAsAdmin } from '../../../firebase/admin-callable.ts';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { useSiteContent } from '../../../store-data/store-data-context.ts';

type PayLinkProps = { order: StoredOrder };

/** The customer's page of the order; unlike a payment page it does not expire. */
const customerPage = (order: StoredOrder): string =>
  location.origin + orderPagePath(linkIdOf(order));

/** True iff the customer is expected to pay. */
export const isPayable = (order: StoredOrder): boolean =>
  isOpen(order.status) && may(order).whyNotPay === null;

/** Link to a chat with the customer, with a prefilled message; null if the phone has no chat. */
export function useChatAddress(order: StoredOrder): string | null {
  const { customerMessage } = usePanelTexts();
  const { brand } = useSiteContent('about').content;
  const told = { ...order, number: orderNumber(order.id), address: customerPage(order) };
  return whatsappAddress(order.customer_phone, customerMessage(told, brand));
}

/** Copies the payment URL. */
export function CopyPayLink({ order }: PayLinkProps) {
  const texts = usePanelTexts().payLink;
  const isCash = order.payment_method === 'cash';
  const { run } = useOperation('copy-pay-link');
  return (
    <Button
      variant="outlined"
      startIcon={<ContentCopyOutlined />}
      onClick={() =>
        void run(() => navigator.clipboard.writeText(customerPage(order)), {
          ...(isCash && { done: () => texts.pageCopied }),
        })
      }
      sx={{ whiteSpace: 'nowrap' }}
    >
      {isCash ? texts.copyPage : texts.copy}
    </Button>
  );
}

/** Navigation state from the form that entered the order. */
export type EnteredState = { readonly entered: true };
const isEntered = (state: unknown): boolean => (state as EnteredState | null)?.entered === true;

/** After entering an order: how its customer can pay. Retries if the payment could not be opened. */
export function EnteredNotice({ order }: PayLinkProps) {
  const { payLink: texts, orderPage } = usePanelTexts();
  const { state } = useLocation();
  const chat = useChatAddress(order);
  const opening = useOperation('open-payment');
  if (!isEntered(state) || !isPayable(order)) return null;
  // after a change of pieces the customer opens it: not a failure
  const hasLink = paymentOf(order).link !== null;
  const open = (): Promise<unknown> =>
    opening.run(() => callAsAdmin('retryZiinaPayment', { order_id_param: linkIdOf(order) }));
  return (
    <Alert severity={hasLink ? 'success' : 'warning'} sx={{ mb: 2.5 }}>
      <AlertTitle>{hasLink ? texts.entered : texts.notOpened}</AlertTitle>
      {hasLink ? texts.enteredText : texts.notOpenedText}
      {opening.failure !== null && !hasLink && <p>{opening.failure}</p>}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {!hasLink && (
          <LoadingButton
            loading={opening.busy}
            loadingText={texts.opening}
            onClick={() => void open()}
          >
            {texts.again}
          </LoadingButton>
        )}
        {chat !== null && (
          <Button
            variant={hasLink ? 'contained' : 'outlined'}
            startIcon={<WhatsApp />}
            href={chat}
            target="_blank"
            rel="noopener noreferrer"
          >
            {orderPage.whatsapp}
          </Button>
        )}
        <CopyPayLink order={order} />
      </Stack>
    </Alert>
  );
}
