import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { REFUND_REASON_LENGTH, type Refund } from '@ghar/domain/order/order';
import { orderNumber } from '@ghar/domain/order/order-number';
import { dirhamsFromFils } from '@ghar/domain/money/money';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { isSent } from '@ghar/domain/order/status';
import { useId, useState } from 'react';
import { FormDialog, usePanelForm } from '../../../components/admin/form-dialog.tsx';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { Amount } from '../../../components/amount.tsx';
import { describedBy, FormField } from '../../../components/form-field.tsx';
import { ReceiptRow } from '../../../components/receipt.tsx';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { useTexts } from '../../../i18n/store-texts.ts';
import { readRefundAmount } from './refund-form.ts';
import { useRefund } from './use-refund.ts';

/** True iff money is owed once the order is cancelled. */
export const isOwedAfter = (order: StoredOrder): boolean =>
  !order.payment_test && paymentOf(order).refundable > 0;

/** What to refund: the order's own payment, unless it names another. */
export type RefundAsk = {
  /** Just cancelled; the live order may lag behind. */
  readonly isCancelled?: true;
  /** A payment that does not count for the order. */
  readonly paymentId?: string;
  /** The provider has refused this refund: it is noted here, as it was asked for. */
  readonly refused?: Pick<Refund, 'amount' | 'reason' | 'restock'>;
};

type RefundDialogProps = { order: StoredOrder; ask: RefundAsk; onClose: () => void };

/** Which text says how the money goes back. */
const noteOf = (order: StoredOrder, { refused }: RefundAsk, isByHand: boolean) => {
  if (order.payment_test) return 'test';
  if (refused) return 'byHandInstead';
  return isByHand ? 'byHand' : 'arrives';
};

/**
 * Refunds a payment of an order, wholly or in part, or records a refund made by hand. An unsent order can be cancelled
 * with it; a sent one's pieces can be returned to stock.
 */
export function RefundDialog({ order: live, ask, onClose }: RefundDialogProps) {
  const id = useId();
  const { refundDialog: texts } = usePanelTexts();
  const { formats } = useTexts();
  const { give, busy, failure, inDoubt } = useRefund(live.id);
  const [asked, setAsked] = useState(live);
  // the stored order has the refund before its answer comes
  const order = busy ? asked : live;
  const { paymentId, isCancelled = false, refused } = ask;
  const isOwn = paymentId === undefined;
  const { refundable, wayBack } = paymentOf(order);
  const other = order.uncounted_payments?.find((one) => one.id === paymentId);
  // as it was when the dialog opened: a change is refused, not followed silently
  const [way] = useState(refused ? 'by-hand' : isOwn ? wayBack : 'provider');
  const left = isOwn ? dirhamsFromFils(refundable) : (other?.amount ?? 0);
  const isByHand = way === 'by-hand';
  const { values, isTouched, edit } = usePanelForm(`refund ${order.id} ${paymentId ?? ''}`, () => ({
    typed: refused ? String(Math.min(refused.amount, left)) : null,
    reason: refused?.reason ?? '',
    chosen: refused?.restock ?? null,
  }));
  const { typed, reason, chosen } = values;
  const [isChecked, setIsChecked] = useState(false);

  const read = readRefundAmount(typed ?? String(left), left);
  const amount = inDoubt?.amount ?? ('amount' in read ? read.amount : null);
  const problem = isChecked && 'problem' in read ? texts.problems[read.problem] : null;
  const cancels = isOwn && !isCancelled && order.status !== 'cancelled' && !isSent(order.status);
  const restocks = isOwn && isSent(order.status) && order.stock_reserved;
  // a full refund of an unsent order cancels it by default
  const also = chosen ?? (cancels && amount === left);

  const submit = async (): Promise<void> => {
    setIsChecked(true);
    if (amount === null) return;
    setAsked(order);
    const input = {
      order_id_param: order.id,
      ...(!isOwn && { payment_intent_id: paymentId }),
      amount,
      reason,
      restock: also,
      ...(way && { way }),
    };
    if (await give({ ...input, cancel: cancels && also })) onClose();
  };

  return (
    <FormDialog
      isTouched={isTouched}
      title={texts.title(orderNumber(order.id))}
      submit={
        inDoubt
          ? texts.again
          : amount === null
            ? texts.submit
            : texts[isByHand ? 'note' : 'give'](formats.charge(amount))
      }
      busy={busy}
      failure={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <dl>
        {isOwn ? (
          <ReceiptRow name={texts.paid}>
            <Amount>{formats.charge(order.total_amount)}</Amount>
          </ReceiptRow>
        ) : (
          <ReceiptRow name={texts.otherPayment}>
            <bdi dir="ltr">{paymentId}</bdi>
          </ReceiptRow>
        )}
        {isOwn && (order.refunded_amount ?? 0) > 0 && (
          <ReceiptRow name={texts.refunded}>
            <Amount>{formats.charge(order.refunded_amount ?? 0)}</Amount>
          </ReceiptRow>
        )}
        {isOwn && (order.refunding_amount ?? 0) > 0 && (
          <ReceiptRow name={texts.refunding}>
            <Amount>{formats.charge(order.refunding_amount ?? 0)}</Amount>
          </ReceiptRow>
        )}
        <ReceiptRow name={texts.left} torn live>
          <strong>
            <Amount>{formats.charge(left)}</Amount>
          </strong>
        </ReceiptRow>
      </dl>
      <Stack sx={{ gap: 1, mt: 2 }} inert={inDoubt !== null}>
        <FormField id={`${id}-amount`} label={texts.amount} error={problem} release>
          <OutlinedInput
            id={`${id}-amount`}
            value={typed ?? String(left)}
            endAdornment={<InputAdornment position="end">{texts.currency}</InputAdornment>}
            slotProps={{
              input: {
                dir: 'ltr',
                inputMode: 'decimal',
                autoComplete: 'off',
                enterKeyHint: 'send',
                ...describedBy(`${id}-amount`, problem, { required: true }),
              },
            }}
            onChange={({ target }) => edit({ typed: target.value })}
          />
        </FormField>
        <FormField
          id={`${id}-reason`}
          label={texts.reason}
          aside={texts.optional}
          hint={texts.reasonHint}
          error={null}
          offer={
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
              {texts.reasons.map((one) => (
                <Chip
                  key={one}
                  label={one}
                  variant="outlined"
                  onClick={() => edit({ reason: one })}
                  sx={{ minHeight: 44 }}
                />
              ))}
            </Stack>
          }
          release
        >
          <OutlinedInput
            id={`${id}-reason`}
            value={reason}
            slotProps={{
              input: {
                maxLength: REFUND_REASON_LENGTH,
                dir: 'auto',
                autoComplete: 'off',
                ...describedBy(`${id}-reason`, null, { hinted: true }),
              },
            }}
            onChange={({ target }) => edit({ reason: target.value })}
          />
        </FormField>
        {(cancels || restocks) && (
          <FormControlLabel
            control={
              <Checkbox
                checked={also}
                onChange={({ target }) => edit({ chosen: target.checked })}
              />
            }
            label={cancels ? texts.cancels : texts.restocks(order.quantity)}
            sx={{ ml: 0, minHeight: 44 }}
          />
        )}
      </Stack>
      {inDoubt && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {texts.inDoubt}
        </Alert>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {texts[noteOf(order, ask, isByHand)]}
      </Typography>
    </FormDialog>
  );
}
