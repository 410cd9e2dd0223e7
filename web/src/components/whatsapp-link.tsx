import { whatsappAddress } from '@ghar/domain/contact/whatsapp-address';
import Button from '@mui/material/Button';
import SvgIcon from '@mui/material/SvgIcon';
import { useTexts } from '../i18n/store-texts.ts';
import { useSiteContent } from '../store-data/store-data-context.ts';
// A file of its own: the mark's path compresses badly, and is low on a page.
import whatsapp from './whatsapp.svg?no-inline';

type WhatsappLinkProps = {
  variant?: 'contained' | 'outlined' | 'text';
  message?: string;
  label?: string;
};

/** Opens a chat with the shop with a prefilled message. Nothing if the shop has no number. */
export function WhatsappLink({ message, label, variant = 'outlined' }: WhatsappLinkProps) {
  const { shell } = useTexts();
  const address = whatsappAddress(useSiteContent('about').content.whatsapp, message);
  if (address === null) return null;
  return (
    <Button
      variant={variant}
      style={{ gap: 10 }}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
    >
      <SvgIcon fontSize="small">
        <use href={`${whatsapp}#mark`} />
      </SvgIcon>
      {label ?? shell.whatsapp}
    </Button>
  );
}
