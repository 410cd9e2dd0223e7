import styled from '@emotion/styled';
import { latinDigits } from '@ghar/domain/digits';
import { policyTexts as texts } from '../i18n/ar/store.ts';
import { useSiteContent } from '../store-data/store-data-context.ts';
import { colour } from '../theme/tokens.ts';
import { SYSTEM } from '../theme/type.ts';

const List = styled('dl')({
  '& > div': { display: 'grid', gridTemplateColumns: '5.5em 1fr', gap: 12, paddingBlock: 4 },
  '& dt': { color: colour.muted },
  '& dd': { color: colour.ink },
  '& a': {
    display: 'inline-block',
    textUnderlineOffset: '0.35em',
    textDecorationColor: colour.rule,
  },
});

const Address = styled('bdi')({ fontFamily: SYSTEM });

/** Who the seller is: name, address, contact and registration. */
export function SellerParticulars() {
  const { legal_name, address, email, phone, registration } = useSiteContent('about').content;
  const number = latinDigits(phone).replaceAll(/[^\d+]/g, '');
  const lines = [
    [texts.legalName, legal_name],
    [texts.address, address],
    [texts.email, email, email.includes('@') ? `mailto:${email}` : undefined],
    [texts.phone, phone, number === '' ? undefined : `tel:${number}`],
    [texts.registration, registration],
  ] as const;
  return (
    <List>
      {lines.map(([name, value, href]) => {
        const text = value.includes('@') ? <Address>{value}</Address> : <bdi>{value}</bdi>;
        return (
          value !== '' && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{href === undefined ? text : <a href={href}>{text}</a>}</dd>
            </div>
          )
        );
      })}
    </List>
  );
}
