import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/admin/confirm-dialog.tsx';
import { LoadingButton } from '../../components/loading-button.tsx';
import { DialogFrame } from '../../components/admin/dialog-frame.tsx';
import { RefusedError, useOperation } from '../../components/admin/operation.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { deleteProduct, stopProduct, type StoredProduct } from './product-writes.ts';

type DeleteDialogProps = {
  product: StoredProduct;
  /** It is the only product on sale. */
  isOnSale: boolean;
  onClose: () => void;
};

/** Confirms deleting a product. If it has orders, offers to deactivate it instead. */
export function DeleteDialog({ product, isOnSale, onClose }: DeleteDialogProps) {
  const { run, busy, failure } = useOperation('delete-product');
  const { deleteDialog: texts, parts } = usePanelTexts();
  const [hasOrders, setHasOrders] = useState(false);

  async function remove(): Promise<void> {
    const { ok } = await run(
      () =>
        deleteProduct(product.id).catch((error: unknown) => {
          if (error instanceof RefusedError) setHasOrders(true);
          throw error;
        }),
      { what: product.name },
    );
    if (ok) onClose();
  }

  if (hasOrders) return <InsteadDialog product={product} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      title={texts.title}
      confirm={parts.delete}
      confirming={parts.deleting}
      busy={busy}
      failure={failure}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{texts.text(product.name)}</p>
      {isOnSale && <p>{texts.onSale}</p>}
    </ConfirmDialog>
  );
}

function InsteadDialog({ product, onClose }: Pick<DeleteDialogProps, 'product' | 'onClose'>) {
  const { run, busy, failure } = useOperation('stop-product');
  const { deleteDialog: texts, parts } = usePanelTexts();
  const { id, name, is_active: isActive } = product;
  async function stop(): Promise<void> {
    const { ok } = await run(() => stopProduct(id), { what: name });
    if (ok) onClose();
  }
  return (
    <DialogFrame
      open
      title={texts.refusedTitle}
      busy={busy}
      failure={failure}
      onClose={onClose}
      maxWidth="xs"
      actions={
        <>
          <Button variant="outlined" disabled={busy} onClick={onClose}>
            {isActive ? parts.cancel : texts.understood}
          </Button>
          {isActive && (
            <LoadingButton
              loading={busy}
              loadingText={texts.deactivating}
              onClick={() => void stop()}
            >
              {texts.deactivate}
            </LoadingButton>
          )}
        </>
      }
    >
      <p>{isActive ? texts.refusedText(name) : texts.refusedInactive(name)}</p>
    </DialogFrame>
  );
}
