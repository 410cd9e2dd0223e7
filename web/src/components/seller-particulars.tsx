import { mailtoUrl } from '@ghar/domain/contact/email';
import { latinDigits } from '@ghar/domain/text/digits';
import { internationalPhone } from '@ghar/domain/contact/shop-phone';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTexts } from '../i18n/store-texts.ts';
import { useSiteContent } from '../store-data/store-data-context.ts';

const Particulars = styled('dl')(({ theme }) => ({
  '& > div': { display: 'grid', gridTemplateColumns: '5.5em 1fr', gap: 12, paddingBlock: 4 },
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { color: theme.palette.text.primary },
}));

/** The seller's name, address, contact and registration. */
export function SellerParticulars() {
  const { policies: texts } = useTexts();
  const { legal_name, address, email, phone, registration } = useSiteContent('about').content;
  const number = internationalPhone(phone) ?? latinDigits(phone).replaceAll(/[^\d+]/g, '');
  const lines = (
    [
      [texts.legalName, legal_name],
      [texts.address, address],
      [texts.email, email, email.includes('@') ? mailtoUrl(email) : undefined],
      [texts.phone, phone, number === '' ? undefined : `tel:${number}`],
      [texts.registration, registration],
    ] as const
  ).filter(([, value]) => value !== '');
  if (lines.length === 0) return null;
  return (
    <Particulars>
      {lines.map(([name, value, href]) => {
        const text = <bdi>{value}</bdi>;
        return (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{href === undefined ? text : <Link href={href}>{text}</Link>}</dd>
          </div>
        );
      })}
    </Particulars>
  );
}
