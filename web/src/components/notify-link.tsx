import { useLivePrice } from '../store-data/use-live-price.ts';
import { useTexts } from '../i18n/store-texts.ts';
import { useSiteContent } from '../store-data/store-data-context.ts';
import { WhatsappLink } from './whatsapp-link.tsx';

/**
 * Replaces the buy button while nothing is for sale: a chat that asks for notification. Nothing if the shop has no
 * number.
 */
export function NotifyLink() {
  const { closed } = useTexts();
  const { name } = useLivePrice();
  const { title } = useSiteContent('hero');
  return (
    <WhatsappLink
      variant="contained"
      label={closed.notify}
      message={closed.message(name ?? title)}
    />
  );
}
