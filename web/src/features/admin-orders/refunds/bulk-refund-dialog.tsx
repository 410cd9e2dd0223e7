import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { dirhamsFromFils, filsFromDirhams, sumDirhams } from '@ghar/domain/money/money';
import { orderNumber } from '@ghar/domain/order/order-number';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { isSent } from '@ghar/domain/order/status';
import { numeral } from '@ghar/domain/text/digits';
import { useId, useState } from 'react';
import { randomUuid } from '../../../checkout/order-draft.ts';
import { DialogFrame } from '../../../components/admin/dialog-frame.tsx';
import { FormDialog } from '../../../components/admin/form-dialog.tsx';
import { failureText, RefusedError } from '../../../components/admin/operation.ts';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { Amount } from '../../../components/amount.tsx';
import { describedBy, FormField } from '../../../components/form-field.tsx';
import { ReceiptRow } from '../../../components/receipt.tsx';
import { useToast } from '../../../components/toasts.tsx';
import { callAsAdmin } from '../../../firebase/admin-callable.ts';
import { isInDoubt } from '../../../firebase/call-error.ts';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { useTexts } from '../../../i18n/store-texts.ts';

/** More than this is not reviewed before it is confirmed. */
export const MAX_REFUNDED = 50;

/** True iff its whole rest can be given back and the order cancelled. */
const isRefundable = (order: StoredOrder): boolean =>
  paymentOf(order).refundable > 0 && !isSent(order.status);
const restOf = (order: StoredOrder): number => dirhamsFromFils(paymentOf(order).refundable);
const sumOf = (orders: readonly StoredOrder[]): number => sumDirhams(orders.map(restOf));

type BulkRefundDialogProps = {
  /** As of opening the dialog. */
  orders: readonly StoredOrder[];
  onRefunded: () => void;
  onClose: () => void;
};

/**
 * Gives back and cancels several orders, once their sum was typed. Each is a request of its own under a key of its own,
 * so that what failed can be sent again and nothing is given back twice.
 */
export function BulkRefundDialog({ orders, onRefunded, onClose }: BulkRefundDialogProps) {
  const id = useId();
  const all = usePanelTexts();
  const { bulkRefund: texts, refundDialog, parts } = all;
  const { formats } = useTexts();
  const toast = useToast();
  const [keys] = useState(() => new Map<string, string>());
  const [left, setLeft] = useState(() => orders.filter(isRefundable));
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const sum = sumOf(left);
  const byHand = left.filter((order) => paymentOf(order).wayBack === 'by-hand');
  const leftOut = orders.length - orders.filter(isRefundable).length;
  const isCancelled = ({ status }: StoredOrder): boolean => status === 'cancelled';
  // a refused request may have cancelled its order
  const some = failures.size > 0 || left.some(isCancelled) ? 'some' : 'all';
  const cancelled = left.every(isCancelled) ? 'none' : some;
  const isTooMany = left.length > MAX_REFUNDED;

  async function refund(order: StoredOrder): Promise<void> {
    const refundKey = keys.get(order.id) ?? randomUuid();
    keys.set(order.id, refundKey);
    const way = paymentOf(order).wayBack;
    const request = {
      order_id_param: order.id,
      refundKey,
      amount: restOf(order),
      reason: '',
      restock: true,
      cancel: true,
      ...(way && { way }),
    };
    try {
      const { status } = await callAsAdmin('refundOrder', request);
      if (status === 'failed') throw new RefusedError('refund-failed');
    } catch (error) {
      // an unknown result is asked for again under the same key
      if (!isInDoubt(error)) keys.delete(order.id);
      throw error;
    }
  }

  async function submit(): Promise<void> {
    if (filsFromDirhams(Number(numeral(typed))) !== filsFromDirhams(sum)) {
      setIsWrong(true);
      document.getElementById(id)?.focus();
      return;
    }
    setBusy(true);
    const failed = new Map<string, string>();
    // one after the other: each is a call to the provider
    for (const order of left)
      await refund(order).catch((error: unknown) => {
        // oxlint-disable-next-line no-console -- as every failed operation of the panel
        console.error('refund-order:', error);
        failed.set(order.id, failureText(all, 'refund-order', error));
      });
    setBusy(false);
    const done = left.length - failed.size;
    if (done > 0) toast({ title: texts.done(done), variant: 'plain' });
    if (failed.size === 0) return onRefunded();
    setFailures(failed);
    setLeft(left.filter((order) => failed.has(order.id)));
    setTyped('');
  }

  if (left.length === 0 || isTooMany)
    return (
      <DialogFrame
        open
        title={texts.title.all}
        busy={false}
        onClose={onClose}
        actions={<Button onClick={onClose}>{parts.close}</Button>}
      >
        <Typography>{isTooMany ? texts.tooMany(MAX_REFUNDED) : texts.none}</Typography>
      </DialogFrame>
    );
  return (
    <FormDialog
      title={texts.title[cancelled]}
      isTouched={typed !== ''}
      busy={busy}
      failure={null}
      submit={texts.submit(left.length)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {failures.size > 0 && (
        <Alert sx={{ mb: 2 }}>
          {texts.failed(failures.size)}
          <List dense disablePadding>
            {left.map((order) => (
              <ListItem key={order.id} disableGutters sx={{ display: 'block' }}>
                <bdi dir="ltr">{orderNumber(order.id)}</bdi>
                {formats.comma}
                {failures.get(order.id)}
              </ListItem>
            ))}
          </List>
        </Alert>
      )}
      <dl>
        <ReceiptRow name={texts.orders}>{formats.number(left.length)}</ReceiptRow>
        {byHand.length > 0 && (
          <ReceiptRow name={texts.byHand}>
            <Amount>{formats.charge(sumOf(byHand))}</Amount>
          </ReceiptRow>
        )}
        <ReceiptRow name={texts.sum} torn>
          <strong>
            <Amount>{formats.charge(sum)}</Amount>
          </strong>
        </ReceiptRow>
      </dl>
      <Typography variant="body2" sx={{ my: 2, color: 'text.secondary' }}>
        {texts.meaning[cancelled]}
        {leftOut > 0 && ` ${texts.leftOut(leftOut)}`}
      </Typography>
      <FormField
        id={id}
        label={texts.typeSum}
        error={isWrong ? texts.wrongSum(formats.charge(sum)) : null}
        release={false}
      >
        <OutlinedInput
          id={id}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setIsWrong(false);
          }}
          endAdornment={<InputAdornment position="end">{refundDialog.currency}</InputAdornment>}
          slotProps={{
            input: {
              dir: 'ltr',
              inputMode: 'decimal',
              autoComplete: 'off',
              ...describedBy(id, isWrong ? '' : null),
            },
          }}
        />
      </FormField>
    </FormDialog>
  );
}
