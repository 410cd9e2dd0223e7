import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Amount } from '../../components/amount.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import type { OnSale } from './on-sale.ts';
import type { StoredProduct } from './product-writes.ts';

type OnSalePanelProps = { onSale: OnSale; onSell: (product: StoredProduct) => void };

/** What the shop sells, or a warning where that is not one product, with the remedy. */
export function OnSalePanel({ onSale: { active, sold }, onSell }: OnSalePanelProps) {
  const headingId = useId();
  const texts = usePanelTexts().onSale;
  const { formats } = useTexts();
  if (!sold)
    return (
      <Alert tabIndex={-1}>
        <AlertTitle>{texts.none}</AlertTitle>
        {texts.noneText}
      </Alert>
    );
  if (active.length > 1)
    return (
      <Alert tabIndex={-1}>
        <AlertTitle>{texts.several}</AlertTitle>
        <p>{texts.severalText(sold.name)}</p>
        <Button variant="outlined" onClick={() => onSell(sold)} sx={{ marginBlockStart: 1.5 }}>
          {texts.keep(sold.name)}
        </Button>
      </Alert>
    );
  return (
    <Card
      component="section"
      aria-labelledby={headingId}
      sx={({ palette }) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'end',
        justifyContent: 'space-between',
        gap: '12px 40px',
        padding: '20px 26px',
        border: 0,
        backgroundColor: palette.primary.dark,
        color: '#fff',
        '& h2, & .stock': { color: palette.soap.light },
      })}
    >
      <div>
        <Typography variant="body2" component="h2" id={headingId}>
          {texts.heading}
        </Typography>
        <Typography variant="h3" component="p" sx={{ textWrap: 'balance' }}>
          {sold.name}
        </Typography>
      </div>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3, rowGap: 0.5 }}
      >
        <span className="stock">{texts.stock(sold.stock_quantity)}</span>
        <Typography component="strong" sx={{ fontSize: '1.5rem', lineHeight: 1.4 }}>
          <Amount>{formats.charge(sold.price)}</Amount>
        </Typography>
      </Stack>
    </Card>
  );
}
