import { useState } from 'react';
import { ConfirmDialog } from '../../components/admin/confirm-dialog.tsx';
import { DialogFrame } from '../../components/admin/dialog-frame.tsx';
import { RefusedError, useOperation } from '../../components/admin/operation.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { Button } from '../../components/button.tsx';
import { adminPartTexts } from '../../i18n/ar/admin.ts';
import { deleteDialogTexts as texts } from '../../i18n/ar/admin-products.ts';
import { deleteProduct, stopProduct, type StoredProduct } from './product-writes.ts';

type DeleteDialogProps = {
  product: StoredProduct;
  /** Nothing else is sold in its place. */
  isOnSale: boolean;
  onClose: () => void;
};

/** Asks before a product is deleted; where it was ordered, offers to stop selling it instead. */
export function DeleteDialog({ product, isOnSale, onClose }: DeleteDialogProps) {
  const { run, busy } = useOperation('delete-product');
  const [hasOrders, setHasOrders] = useState(false);

  async function remove(): Promise<void> {
    const { ok } = await run(() =>
      deleteProduct(product.id).catch((error: unknown) => {
        if (error instanceof RefusedError) setHasOrders(true);
        throw error;
      }),
    );
    if (ok) onClose();
  }

  if (hasOrders) return <InsteadDialog product={product} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      title={texts.title}
      confirm={adminPartTexts.delete}
      confirming={adminPartTexts.deleting}
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{texts.text(product.name)}</p>
      {isOnSale && <p>{texts.onSale}</p>}
    </ConfirmDialog>
  );
}

function InsteadDialog({ product, onClose }: Pick<DeleteDialogProps, 'product' | 'onClose'>) {
  const { run, busy } = useOperation('stop-product');
  const { id, name, is_active: isActive } = product;
  async function stop(): Promise<void> {
    const { ok } = await run(() => stopProduct(id));
    if (ok) onClose();
  }
  return (
    <DialogFrame
      open
      title={texts.refusedTitle}
      busy={busy}
      onClose={onClose}
      maxWidth="xs"
      actions={
        <>
          <Button type="button" variant="outlined" onClick={busy ? undefined : onClose}>
            {isActive ? adminPartTexts.cancel : texts.understood}
          </Button>
          {isActive && (
            <BusyButton
              busy={busy}
              busyText={texts.deactivating}
              onClick={busy ? undefined : () => void stop()}
            >
              {texts.deactivate}
            </BusyButton>
          )}
        </>
      }
    >
      <p>{isActive ? texts.refusedText(name) : texts.refusedInactive(name)}</p>
    </DialogFrame>
  );
}
