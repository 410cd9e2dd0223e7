import { useLivePrice } from '../store-data/use-live-price.ts';
import { closedTexts } from '../i18n/ar/offer.ts';
import { useSiteContent } from '../store-data/store-data-context.ts';
import { WhatsappLink } from './whatsapp-link.tsx';

/**
 * Stands in the place of the way to the order while nothing can be bought: a chat
 * that asks to be told. Nothing where the shop has no number.
 */
export function NotifyLink({ className }: { className?: string | undefined }) {
  const { name } = useLivePrice();
  const { title } = useSiteContent('hero');
  return (
    <WhatsappLink
      variant="contained"
      label={closedTexts.notify}
      message={closedTexts.message(name ?? title)}
      className={className}
    />
  );
}
