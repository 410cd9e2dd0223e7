import { orderNumber } from '@ghar/domain/order-number';
import { ButtonAnchor } from '../../components/button.tsx';
import { whatsappAddress } from '../../components/whatsapp-address.ts';
import { WhatsappGlyph } from '../../components/whatsapp-link.tsx';
import { orderPageTexts as texts } from '../../i18n/ar/admin-order.ts';
import { customerMessage } from '../../i18n/ar/customer-messages.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';
import type { StoredOrder } from './stored-order.ts';

/** Opens a chat with the customer, with the words written that fit how the order stands. */
export function CustomerChat({ order }: { order: StoredOrder }) {
  const { brand } = useSiteContent('about').content;
  const address = `${location.origin}/payment-success?order_id=${order.id}`;
  const message = customerMessage({ ...order, number: orderNumber(order.id), address }, brand);
  const chat = whatsappAddress(order.customer_phone, message);
  if (chat === null) return null;
  return (
    <ButtonAnchor variant="outlined" href={chat} target="_blank" rel="noopener noreferrer">
      <WhatsappGlyph />
      {texts.whatsapp}
    </ButtonAnchor>
  );
}
