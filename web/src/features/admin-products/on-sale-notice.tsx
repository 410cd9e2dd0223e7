import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import type { OnSale } from './on-sale.ts';
import type { StoredProduct } from './product-writes.ts';

type OnSaleNoticeProps = { onSale: OnSale; onSell: (product: StoredProduct) => void };

/** Warns unless exactly one product is on sale, with the remedy. */
export function OnSaleNotice({ onSale: { active, sold }, onSell }: OnSaleNoticeProps) {
  const texts = usePanelTexts().onSale;
  if (!sold)
    return (
      <Alert tabIndex={-1}>
        <AlertTitle>{texts.none}</AlertTitle>
        {texts.noneText}
      </Alert>
    );
  if (active.length === 1) return null;
  return (
    <Alert tabIndex={-1}>
      <AlertTitle>{texts.several}</AlertTitle>
      <p>{texts.severalText(sold.name)}</p>
      <Button variant="outlined" onClick={() => onSell(sold)} sx={{ marginBlockStart: 1.5 }}>
        {texts.keep(sold.name)}
      </Button>
    </Alert>
  );
}
