import { useSiteContent } from '../store-data/store-data-context.ts';
import { ButtonAnchor, type ButtonVariant } from './button.tsx';
import { shellTexts } from '../i18n/ar/shell.ts';
import { whatsappAddress } from './whatsapp-address.ts';

export const WhatsappGlyph = () => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    aria-hidden
  >
    <path d="M4 20l1.2-4.100A8.3 8.3 0 1 1 8.3 19L4 20Z" strokeLinejoin="round" />
    <path
      d="M9.3 8.400c-.8.8-.6 2.3 1.3 4.300s3.6 2.3 4.4 1.400l.4-.6-1.9-1.2-.8.600c-.9-.3-1.7-1.1-2-2l.6-.8-1.1-1.9-.9.200Z"
      fill="currentColor"
      stroke="none"
    />
  </svg>
);

type WhatsappLinkProps = {
  variant?: ButtonVariant;
  message?: string;
  label?: string;
  className?: string | undefined;
};

/** Opens a chat with the shop, with the first words written. Nothing where the shop has no number. */
export function WhatsappLink({
  message,
  label = shellTexts.whatsapp,
  variant = 'outlined',
  className,
}: WhatsappLinkProps) {
  const { whatsapp } = useSiteContent('about').content;
  const address = whatsappAddress(whatsapp, message);
  if (address === null) return null;
  return (
    <ButtonAnchor
      className={className}
      variant={variant}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
    >
      <WhatsappGlyph />
      {label}
    </ButtonAnchor>
  );
}
