import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { parseTrackingNumber } from '@ghar/domain/order/carrier';
import { may, type NotSent } from '@ghar/domain/order/may';
import { orderNumber } from '@ghar/domain/order/order-number';
import { useId, useState } from 'react';
import { DialogFrame } from '../../../components/admin/dialog-frame.tsx';
import { FormDialog, usePanelForm } from '../../../components/admin/form-dialog.tsx';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { describedBy, FormField } from '../../../components/form-field.tsx';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { useTexts } from '../../../i18n/store-texts.ts';
import { useCarrierChoice } from './carrier-choice.tsx';
import { rememberCarrier, usualCarrier } from './last-carrier.ts';
import { parcelSteps, useOrderSteps, type OrderStep, type Parcel } from '../status/order-steps.ts';
import { readPastedNumbers } from './pasted-numbers.ts';
import { consequencesOf, isGrave } from '../status/step-consequences.ts';
import { ParcelRow } from './parcel-row.tsx';

/** Ships one order; an already sent one changes only its parcel. */
function stepsOf(order: StoredOrder, parcel: Parcel): readonly OrderStep[] {
  const { id, status: from } = order;
  const sent = from === 'shipped' ? [] : [{ id, field: 'status', from, to: 'shipped' } as const];
  return [...sent, ...parcelSteps(order, parcel)];
}

type BulkShipDialogProps = {
  orders: readonly StoredOrder[];
  onShipped: () => void;
  /** An order has changed meanwhile: all are read again. */
  onRefused: () => void;
  onClose: () => void;
};

/** Why an order is skipped; unpaid ones may be sent on the merchant's decision. */
function whyLeftOut(order: StoredOrder): Exclude<NotSent, 'unpaid'> | null {
  const why = may(order).whyNotShip;
  return why === 'unpaid' ? null : why;
}

/** Sent orders may still get another number. */
const isLeftOut = (order: StoredOrder): boolean =>
  order.status !== 'shipped' && whyLeftOut(order) !== null;

/**
 * Ships several orders, each with or without a tracking number: typed in its row, or pasted for all; the rows preview
 * the paste. Orders that must not be sent are skipped and listed.
 */
export function BulkShipDialog({
  orders: selected,
  onShipped,
  onRefused,
  onClose,
}: BulkShipDialogProps) {
  const pasteId = useId();
  const rowsId = useId();
  const { bulkShip: texts, carrier: carrierTexts, changeDialog, parts } = usePanelTexts();
  const { take, busy, failure } = useOrderSteps();
  const leftOut = selected.filter(isLeftOut);
  const orders = selected.filter((order) => !isLeftOut(order));
  const { values, isTouched, edit } = usePanelForm('ship many', () => ({
    /** Undefined until one is chosen. */
    chosen: undefined as string | null | undefined,
    pasted: '',
    /** By order id. */
    typed: {} as Readonly<Record<string, string>>,
  }));
  const { chosen, pasted, typed } = values;
  const carrier = chosen === undefined ? usualCarrier(orders) : chosen;
  const carrierOf = (order: StoredOrder): string | null =>
    carrier === undefined ? order.carrier : carrier;
  const numbers = orders.map(({ id }) => orderNumber(id));
  const paste = readPastedNumbers(pasted, numbers);
  const shownOf = (order: StoredOrder): string =>
    typed[order.id] ?? paste.found.get(orderNumber(order.id)) ?? order.tracking_number ?? '';
  const read = orders.map((order) => parseTrackingNumber(shownOf(order)));
  const trackings = read.map(({ number }) => number);
  const lacksCarrier =
    carrier === undefined &&
    orders.some((order, index) => trackings[index] !== null && order.carrier === null);
  const [asksCarrier, setAsksCarrier] = useState(false);
  const choice = useCarrierChoice({
    value: carrier,
    onChoose: (one) => edit({ chosen: one }),
    error: asksCarrier && lacksCarrier ? carrierTexts.missing : null,
    ...(orders.some((order) => order.carrier !== null) && { unchosen: carrierTexts.asStored }),
  });
  const moved = orders.filter(({ status }) => status !== 'shipped');
  const effects = consequencesOf(moved, 'shipped');
  const rowId = (order: StoredOrder): string => `${rowsId}-${order.id}`;
  const ship = async (): Promise<void> => {
    const wrong = orders.find((_, index) => read[index]!.reason !== null);
    if (wrong) return document.getElementById(rowId(wrong))?.focus();
    if (lacksCarrier) {
      setAsksCarrier(true);
      return choice.focus();
    }
    const steps = orders.flatMap((order, index) =>
      stepsOf(order, { carrier: carrierOf(order), tracking_number: trackings[index]! }),
    );
    if (!(await take(steps))) return onRefused();
    rememberCarrier(carrier);
    onShipped();
  };
  if (orders.length === 0)
    return (
      <DialogFrame
        open
        title={texts.title(selected.length)}
        busy={false}
        onClose={onClose}
        actions={<Button onClick={onClose}>{parts.close}</Button>}
      >
        <LeftOut orders={leftOut} />
      </DialogFrame>
    );
  return (
    <>
      <FormDialog
        isTouched={isTouched}
        title={texts.title(orders.length)}
        submit={texts.ship(orders.length)}
        busy={busy}
        failure={failure}
        onSubmit={() => void ship()}
        onClose={onClose}
      >
        <Stack sx={{ gap: 2 }}>
          {leftOut.length > 0 && <LeftOut orders={leftOut} />}
          {isGrave(effects) && (
            <Alert severity="warning" role="presentation">
              {changeDialog.moneyOf(effects)}
            </Alert>
          )}
          {!isGrave(effects) && effects.toCollect.count > 0 && (
            <Typography variant="body2">{changeDialog.moneyOf(effects)}</Typography>
          )}
          {effects.piecesTaken > 0 && (
            <Typography variant="body2">{changeDialog.stockOf(effects)}</Typography>
          )}
          {choice.select}
          <FormField
            id={pasteId}
            label={texts.paste}
            hint={texts.pasteHint}
            error={null}
            offer={
              <output>
                {pasted.trim() !== '' && texts.matched(paste.found.size, orders.length)}
                {paste.unknown.length > 0 && (
                  <>
                    {` ${texts.unknown}`}
                    {paste.unknown.map((line, index) => (
                      // oxlint-disable-next-line react/no-array-index-key -- lines may repeat
                      <bdi key={index} style={{ display: 'block' }}>
                        {line}
                      </bdi>
                    ))}
                  </>
                )}
              </output>
            }
            release
          >
            <OutlinedInput
              id={pasteId}
              multiline
              inputComponent="textarea"
              rows={3}
              value={pasted}
              slotProps={{
                input: {
                  dir: 'ltr',
                  spellCheck: false,
                  ...describedBy(pasteId, null, { hinted: true }),
                },
              }}
              onChange={({ target }) => {
                const { found } = readPastedNumbers(target.value, numbers);
                const isFound = (id: string): boolean => found.has(orderNumber(id));
                // pasted numbers override typed ones
                const left = Object.entries(typed).filter(([id]) => !isFound(id));
                edit({ pasted: target.value, typed: Object.fromEntries(left) });
              }}
            />
          </FormField>
          <Typography variant="h5" component="h3" id={rowsId}>
            {texts.rows}
          </Typography>
          <List disablePadding aria-labelledby={rowsId}>
            {orders.map((order, index) => (
              <ParcelRow
                key={order.id}
                id={rowId(order)}
                order={order}
                carrier={carrierOf(order)}
                shown={shownOf(order)}
                isRepeated={
                  trackings[index] !== null &&
                  trackings.indexOf(trackings[index]!) !== trackings.lastIndexOf(trackings[index]!)
                }
                onType={(text) => edit({ typed: { ...typed, [order.id]: text } })}
              />
            ))}
          </List>
          <Typography variant="body2" color="textSecondary">
            {texts.told}
          </Typography>
        </Stack>
      </FormDialog>
      {choice.dialog}
    </>
  );
}

/** The skipped orders and why. */
function LeftOut({ orders }: { orders: readonly StoredOrder[] }) {
  const texts = usePanelTexts().bulkShip;
  const { formats } = useTexts();
  return (
    <Alert severity="info" role="presentation">
      {texts.leftOut(orders.length)}
      {orders.map((order) => (
        <div key={order.id}>
          <bdi dir="ltr">{orderNumber(order.id)}</bdi>
          {formats.comma}
          {texts.notSent[whyLeftOut(order)!]}
        </div>
      ))}
    </Alert>
  );
}
