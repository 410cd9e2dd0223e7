import styled from '@emotion/styled';
import { policyTexts as texts } from '../i18n/store.ts';
import { useSiteContent } from '../store-data/store-data-context.ts';
import { colour } from '../theme/tokens.ts';
import { SYSTEM } from '../theme/type.ts';

const List = styled('dl')({
  '& > div': { display: 'grid', gridTemplateColumns: '5.5em 1fr', gap: 12, paddingBlock: 4 },
  '& dt': { color: colour.muted },
  '& dd': { color: colour.ink },
});

const Address = styled('bdi')({ fontFamily: SYSTEM });

/** Who the seller is: name, address, contact and registration. */
export function SellerParticulars() {
  const { legal_name, address, email, phone, registration } = useSiteContent('about').content;
  const lines = [
    [texts.legalName, legal_name],
    [texts.address, address],
    [texts.email, email],
    [texts.phone, phone],
    [texts.registration, registration],
  ] as const;
  return (
    <List>
      {lines.map(
        ([name, value]) =>
          value !== '' && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value.includes('@') ? <Address>{value}</Address> : <bdi>{value}</bdi>}</dd>
            </div>
          ),
      )}
    </List>
  );
}
