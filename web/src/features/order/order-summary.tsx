import { DEFAULT_CONTENT } from '@ghar/domain/site-content';
import { styled } from '@mui/material/styles';
import { Amount } from '../../components/amount.tsx';
import { useCurrency } from '../../components/currency-store.ts';
import { billAmount } from '../../components/money.ts';
import { ReceiptCard, ReceiptRow } from '../../components/receipt.tsx';
import { SoapBar } from '../../components/soap-bar.tsx';
import { useSiteContent } from '../../store-data/store-data-context.ts';
import { orderTexts as texts } from '../../i18n/order-page.ts';
import { colour, radius } from '../../theme/tokens.ts';
import type { OrderFormModel } from './use-order-form.ts';

const Product = styled('div')({
  display: 'grid',
  gridTemplateColumns: '88px 1fr',
  alignItems: 'center',
  gap: 16,
  marginBlock: '14px 18px',
});
const Stone = styled('div')({
  display: 'grid',
  placeItems: 'center',
  height: 76,
  borderRadius: radius.control,
  background: `linear-gradient(160deg, #f3ead9, ${colour.sand} 60%, #dfd1b8)`,
});
const Total = styled('dd')({ fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.4 });
const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginBlockStart: 10,
  color: colour.muted,
}));
const Heading = styled('h2')(({ theme }) => theme.typography.h2);

/** What is ordered and what it comes to, as a bill. */
export function OrderSummary({ model }: { model: OrderFormModel }) {
  const { form, total, unitPrice, productName } = model;
  const currency = useCurrency();
  const { brand } = useSiteContent('about').content;
  return (
    <ReceiptCard aria-labelledby="order-summary">
      <Heading id="order-summary">{texts.summary}</Heading>
      <Product>
        <Stone>
          <SoapBar brand={brand} width={58} />
        </Stone>
        <strong style={{ fontWeight: 500, lineHeight: 1.6 }}>
          {productName ?? DEFAULT_CONTENT.hero.title}
        </strong>
      </Product>
      <dl>
        <ReceiptRow name={texts.unitPrice}>
          <Amount>{billAmount(unitPrice, currency)}</Amount>
        </ReceiptRow>
        <ReceiptRow name={texts.quantity}>{form.quantity || '-'}</ReceiptRow>
        <ReceiptRow name={texts.shipping}>{texts.free}</ReceiptRow>
        <ReceiptRow name={texts.total} as={Total} torn live>
          {total ? <Amount>{total.shown}</Amount> : <small>{texts.totalUnknown}</small>}
        </ReceiptRow>
      </dl>
      {total?.charged != null && (
        <Note>
          {texts.charged} <Amount>{total.charged}</Amount>
        </Note>
      )}
    </ReceiptCard>
  );
}
