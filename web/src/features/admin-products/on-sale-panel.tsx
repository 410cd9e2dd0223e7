import { formatCharge } from '@ghar/domain/currency';
import { styled } from '@mui/material/styles';
import { Amount } from '../../components/amount.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { onSaleTexts as texts } from '../../i18n/ar/admin-products.ts';
import { colour, radius } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import type { OnSale } from './on-sale.ts';
import type { StoredProduct } from './product-writes.ts';

const Card = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '12px 40px',
  padding: '20px 26px',
  borderRadius: radius.card,
  backgroundColor: colour.laurelDeep,
  color: '#fff',
  '& h2': { fontSize: '0.9063rem', fontWeight: 400, lineHeight: 1.7, color: colour.soapLight },
});
const Name = styled('p')({ ...type.h3, textWrap: 'balance' });
const Facts = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 24px',
  '& > span': { color: colour.soapLight },
});
const Price = styled('strong')({ fontSize: '1.5rem', fontWeight: 400, lineHeight: 1.4 });

type OnSalePanelProps = { onSale: OnSale; onSell: (product: StoredProduct) => void };

/** What the shop sells now; or that it is not as it should be, and how to mend it. */
export function OnSalePanel({ onSale: { active, sold }, onSell }: OnSalePanelProps) {
  if (!sold) return <Notice message={texts.none} guidance={texts.noneText} />;
  if (active.length > 1)
    return (
      <Notice
        message={texts.several}
        guidance={texts.severalText(sold.name)}
        actions={
          <Button type="button" variant="outlined" onClick={() => onSell(sold)}>
            {texts.keep(sold.name)}
          </Button>
        }
      />
    );
  return (
    <Card aria-labelledby="on-sale">
      <div>
        <h2 id="on-sale">{texts.heading}</h2>
        <Name>{sold.name}</Name>
      </div>
      <Facts>
        <span>{texts.stock(sold.stock_quantity)}</span>
        <Price>
          <Amount>{formatCharge(sold.price)}</Amount>
        </Price>
      </Facts>
    </Card>
  );
}
