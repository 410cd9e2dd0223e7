import { serialNumber } from '@ghar/domain/money/invoice';
import { may } from '@ghar/domain/order/may';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/admin/confirm-dialog.tsx';
import { useOperation } from '../../../components/admin/operation.ts';
import { useIsAdmin } from '../../../components/admin/panel-role.ts';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { ReceiptRow } from '../../../components/receipt.tsx';
import { callAsAdmin } from '../../../firebase/admin-callable.ts';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';

/** The number of an order's invoice, or an admin's button that issues the invoice of a payment by hand. */
export function OrderInvoice({ order }: { order: StoredOrder }) {
  const texts = usePanelTexts().orderInvoice;
  const { run, busy, failure } = useOperation('issue-invoice');
  const [asks, setAsks] = useState(false);
  const { id, invoice_number: number } = order;
  const issue = async (): Promise<void> => {
    const { ok } = await run(() => callAsAdmin('issueInvoice', { order_id_param: id }));
    if (ok) setAsks(false);
  };
  const isOnRequest = useIsAdmin() && may(order).invoice === 'on-request';
  return (
    <>
      {(number !== null || isOnRequest) && (
        <ReceiptRow name={texts.number}>
          {number === null ? (
            <Button variant="outlined" size="small" onClick={() => setAsks(true)}>
              {texts.issue}
            </Button>
          ) : (
            <bdi dir="ltr">{serialNumber('invoices', number)}</bdi>
          )}
        </ReceiptRow>
      )}
      <ConfirmDialog
        open={asks}
        title={texts.title}
        confirm={texts.issue}
        confirming={texts.issuing}
        busy={busy}
        failure={failure}
        onConfirm={() => void issue()}
        onClose={() => setAsks(false)}
      >
        {texts.text}
      </ConfirmDialog>
    </>
  );
}
