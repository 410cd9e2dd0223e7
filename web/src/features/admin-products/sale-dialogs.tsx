import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LoadingButton } from '../../components/loading-button.tsx';
import { DialogFrame } from '../../components/admin/dialog-frame.tsx';
import { useOperation } from '../../components/admin/operation.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { sellProduct, type StoredProduct } from './product-writes.ts';

type SellDialogProps = {
  product: StoredProduct;
  /** The other active products, which get deactivated. */
  others: readonly StoredProduct[];
  onClose: () => void;
};

/** Confirms selling another product: every shopper sees it at once. */
export function SellDialog({ product, others, onClose }: SellDialogProps) {
  const { run, busy, failure } = useOperation('sell-product');
  const { sellDialog: texts, parts } = usePanelTexts();
  const sell = async (): Promise<void> => {
    const otherIds = others.map(({ id }) => id);
    const [former, ...more] = otherIds;
    const undo = (): void => void run(() => sellProduct(former!, [product.id]));
    const { ok } = await run(() => sellProduct(product.id, otherIds), {
      what: product.name,
      ...(former !== undefined && more.length === 0 && { undo }),
    });
    if (ok) onClose();
  };
  return (
    <DialogFrame
      open
      title={texts.title(product.name)}
      busy={busy}
      failure={failure}
      onClose={onClose}
      maxWidth="xs"
      actions={
        <>
          <Button variant="outlined" disabled={busy} onClick={onClose}>
            {parts.cancel}
          </Button>
          <LoadingButton loading={busy} loadingText={texts.confirming} onClick={() => void sell()}>
            {texts.confirm}
          </LoadingButton>
        </>
      }
    >
      <p>{texts.shown(product.price)}</p>
      {others.length > 0 && <p>{texts.stops(others.map(({ name }) => name))}</p>}
      {product.stock_quantity <= 0 && (
        <Typography color="error" sx={{ fontWeight: 'fontWeightMedium' }}>
          {texts.noStock}
        </Typography>
      )}
    </DialogFrame>
  );
}

type ReplaceDialogProps = {
  /** The product being saved. */
  name: string;
  /** The products that would be deactivated. */
  others: readonly StoredProduct[];
  onSell: () => void;
  onKeep: () => void;
  onClose: () => void;
};

/**
 * Confirms that a saved product replaces the one on sale: a new product is active by default (specification, section
 * 9), so it could go on sale unnoticed.
 */
export function ReplaceDialog({ name, others, onSell, onKeep, onClose }: ReplaceDialogProps) {
  const texts = usePanelTexts().replaceDialog;
  return (
    <DialogFrame
      open
      title={texts.title(name)}
      busy={false}
      onClose={onClose}
      maxWidth="xs"
      actions={
        <>
          <Button variant="outlined" onClick={onKeep}>
            {texts.keep}
          </Button>
          <Button onClick={onSell}>{texts.sell}</Button>
        </>
      }
    >
      {texts.text(others.map((other) => other.name))}
    </DialogFrame>
  );
}
