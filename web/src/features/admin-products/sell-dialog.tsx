import { styled } from '@mui/material/styles';
import { DialogFrame } from '../../components/admin/dialog-frame.tsx';
import { useOperation } from '../../components/admin/operation.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { Button } from '../../components/button.tsx';
import { adminPartTexts } from '../../i18n/ar/admin.ts';
import { sellDialogTexts as texts } from '../../i18n/ar/admin-products.ts';
import { colour } from '../../theme/tokens.ts';
import { sellProduct, type StoredProduct } from './product-writes.ts';

const Words = styled('div')({ display: 'grid', gap: 8 });
const Warning = styled('p')({ fontWeight: 500, color: colour.clay });

type SellDialogProps = {
  product: StoredProduct;
  /** The others that are active: they are stopped. */
  others: readonly StoredProduct[];
  onClose: () => void;
};

/** Asks before the shop sells another product: every shopper sees it at once. */
export function SellDialog({ product, others, onClose }: SellDialogProps) {
  const { run, busy } = useOperation('sell-product');
  const sell = async (): Promise<void> => {
    const otherIds = others.map(({ id }) => id);
    const [former, ...more] = otherIds;
    const undo = (): void => void run(() => sellProduct(former!, [product.id]));
    const { ok } = await run(
      () => sellProduct(product.id, otherIds),
      former !== undefined && more.length === 0 ? { undo } : {},
    );
    if (ok) onClose();
  };
  return (
    <DialogFrame
      open
      title={texts.title(product.name)}
      busy={busy}
      onClose={onClose}
      maxWidth="xs"
      actions={
        <>
          <Button type="button" variant="outlined" onClick={busy ? undefined : onClose}>
            {adminPartTexts.cancel}
          </Button>
          <BusyButton
            busy={busy}
            busyText={texts.confirming}
            onClick={busy ? undefined : () => void sell()}
          >
            {texts.confirm}
          </BusyButton>
        </>
      }
    >
      <Words>
        <p>{texts.shown(product.price)}</p>
        {others.length > 0 && <p>{texts.stops(others.map(({ name }) => name))}</p>}
        {product.stock_quantity <= 0 && <Warning>{texts.noStock}</Warning>}
      </Words>
    </DialogFrame>
  );
}
