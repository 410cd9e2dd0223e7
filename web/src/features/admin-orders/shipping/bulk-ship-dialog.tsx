import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { parseTrackingNumber } from '@ghar/domain/order/carrier';
import { ORDER_LIMITS } from '@ghar/domain/order/order';
import { may, type NotSent } from '@ghar/domain/order/may';
import { orderNumber } from '@ghar/domain/order/order-number';
import { useId } from 'react';
import { DialogFrame } from '../../../components/admin/dialog-frame.tsx';
import { FormDialog, usePanelForm } from '../../../components/admin/form-dialog.tsx';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { describedBy, FormField, helpId } from '../../../components/form-field.tsx';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { useTexts } from '../../../i18n/store-texts.ts';
import { useCarrierChoice } from './carrier-choice.tsx';
import { lastCarrier, rememberCarrier } from './last-carrier.ts';
import { parcelSteps, useOrderSteps, type OrderStep } from '../status/order-steps.ts';
import { readPastedNumbers } from './pasted-numbers.ts';
import { consequencesOf, isGrave } from '../status/step-consequences.ts';
import { TrackingHint } from './tracking-hint.tsx';

/** One order's parcel; already sent orders change only their number. */
function stepsOf(
  order: StoredOrder,
  carrier: string | null,
  tracking: string | null,
): readonly OrderStep[] {
  const { id, status: from } = order;
  if (from === 'shipped' && tracking === order.tracking_number) return [];
  const parcel = { carrier: carrier ?? order.carrier, tracking_number: tracking };
  const sent = from === 'shipped' ? [] : [{ id, field: 'status', from, to: 'shipped' } as const];
  return [...sent, ...parcelSteps(order, parcel)];
}

type BulkShipDialogProps = {
  orders: readonly StoredOrder[];
  onShipped: () => void;
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
export function BulkShipDialog({ orders: selected, onShipped, onClose }: BulkShipDialogProps) {
  const pasteId = useId();
  const rowsId = useId();
  const { bulkShip: texts, changeDialog, parts } = usePanelTexts();
  const { take, busy, failure } = useOrderSteps();
  const leftOut = selected.filter(isLeftOut);
  const orders = selected.filter((order) => !isLeftOut(order));
  const { values, isTouched, edit } = usePanelForm('ship many', () => ({
    carrier: lastCarrier(),
    pasted: '',
    /** By order id. */
    typed: {} as Readonly<Record<string, string>>,
  }));
  const { carrier, pasted, typed } = values;
  const choice = useCarrierChoice(carrier, (chosen) => edit({ carrier: chosen }));
  const numbers = orders.map(({ id }) => orderNumber(id));
  const paste = readPastedNumbers(pasted, numbers);
  const shownOf = (order: StoredOrder): string =>
    typed[order.id] ?? paste.found.get(orderNumber(order.id)) ?? order.tracking_number ?? '';
  const read = orders.map((order) => parseTrackingNumber(shownOf(order)));
  const trackings = read.map(({ number }) => number);
  const moved = orders.filter(({ status }) => status !== 'shipped');
  const effects = consequencesOf(moved, 'shipped');
  const rowId = (order: StoredOrder): string => `${rowsId}-${order.id}`;
  const ship = async (): Promise<void> => {
    const wrong = orders.find((_, index) => read[index]!.reason !== null);
    if (wrong) return document.getElementById(rowId(wrong))?.focus();
    const steps = orders.flatMap((order, index) => stepsOf(order, carrier, trackings[index]!));
    if (!(await take(steps))) return;
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
              <Row
                key={order.id}
                id={rowId(order)}
                order={order}
                carrier={carrier}
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

type RowProps = {
  /** The control's id. */
  id: string;
  order: StoredOrder;
  carrier: string | null;
  shown: string;
  /** Another order has the same number. */
  isRepeated: boolean;
  onType: (text: string) => void;
};

function Row({ id, order, carrier, shown, isRepeated, onType }: RowProps) {
  const { bulkShip: texts, carrier: carrierTexts } = usePanelTexts();
  const { formats } = useTexts();
  const number = orderNumber(order.id);
  const stored = order.tracking_number;
  const { number: tracking, reason } = parseTrackingNumber(shown);
  const error = reason && carrierTexts.reasons[reason];
  return (
    <ListItem divider disableGutters sx={{ flexWrap: 'wrap', gap: '4px 16px' }}>
      <Typography component="div" sx={{ flex: '1 1 9rem', minWidth: 0 }}>
        <bdi dir="ltr">{number}</bdi>
        <Typography variant="caption" component="div" color="textSecondary" noWrap>
          <bdi>{order.customer_name}</bdi>
          {formats.comma}
          <bdi>{order.city}</bdi>
        </Typography>
      </Typography>
      <Stack sx={{ flex: '1 1 12rem' }}>
        <OutlinedInput
          id={id}
          size="small"
          error={error !== null}
          value={shown}
          autoComplete="off"
          slotProps={{
            input: {
              'aria-label': texts.numberOf(number),
              maxLength: ORDER_LIMITS.tracking_number,
              dir: 'auto',
              spellCheck: false,
              enterKeyHint: 'next',
              ...describedBy(id, error),
            },
          }}
          onChange={({ target }) => onType(target.value)}
        />
        <FormHelperText id={helpId(id)} component="output" error>
          {error}
        </FormHelperText>
        <TrackingHint carrier={carrier ?? order.carrier} number={shown} />
        <Typography variant="caption" component="output" color="warning">
          {isRepeated && texts.repeated}
          {stored !== null &&
            error === null &&
            stored !== tracking &&
            (tracking === null ? texts.removed(stored) : texts.replaced(stored))}
        </Typography>
      </Stack>
    </ListItem>
  );
}
