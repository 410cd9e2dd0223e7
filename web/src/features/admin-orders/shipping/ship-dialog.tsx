import Alert from '@mui/material/Alert';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { parseTrackingNumber } from '@ghar/domain/order/carrier';
import { ORDER_LIMITS } from '@ghar/domain/order/order';
import { useId, useState } from 'react';
import { FormDialog, usePanelForm } from '../../../components/admin/form-dialog.tsx';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { describedBy, FormField } from '../../../components/form-field.tsx';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { useTexts } from '../../../i18n/store-texts.ts';
import { useCarrierChoice } from './carrier-choice.tsx';
import { rememberCarrier, usualCarrier } from './last-carrier.ts';
import { parcelSteps, useOrderSteps } from '../status/order-steps.ts';
import { TrackingHint } from './tracking-hint.tsx';
import { useStatusChange } from '../status/use-status-change.tsx';

type ShipDialogProps = { order: StoredOrder; onClose: () => void };

/** A value that was entered, and the stored one at that time. */
type Entered<Value> = { readonly value: Value; readonly from: string | null };

/** True iff another value was stored since, which storing `value` would replace. */
const replaces = (entered: Entered<unknown> | null, stored: string | null, value: string | null) =>
  entered !== null && entered.from !== stored && value !== stored;

/**
 * Sets an order to shipped, with or without carrier and tracking number, in one transaction; the backend notifies the
 * customer. An order that was shipped meanwhile, on another device, only gets what was entered here.
 */
export function ShipDialog({ order, onClose }: ShipDialogProps) {
  const inputId = useId();
  const {
    shipDialog: texts,
    orderPage,
    carrier: { reasons, missing },
    countryNames,
  } = usePanelTexts();
  const { formats } = useTexts();
  const { change, busy, failure, dialog } = useStatusChange(order);
  const { take, busy: isSaving, failure: notSaved } = useOrderSteps();
  const { values, isTouched, edit } = usePanelForm(`ship ${order.id}`, () => ({
    chosen: null as Entered<string | null> | null,
    typed: null as Entered<string> | null,
  }));
  const { chosen, typed } = values;
  const carrier = chosen === null ? usualCarrier([order]) : chosen.value;
  const stored = order.tracking_number ?? '';
  const shown = typed?.value ?? stored;
  const { number: tracking, reason } = parseTrackingNumber(shown);
  const error = reason && reasons[reason];
  const lacksCarrier = carrier === undefined && tracking !== null;
  const [asksCarrier, setAsksCarrier] = useState(false);
  const choice = useCarrierChoice({
    value: carrier,
    onChoose: (value) => edit({ chosen: { from: order.carrier, ...chosen, value } }),
    error: asksCarrier && lacksCarrier ? missing : null,
  });
  const isShipped = order.status === 'shipped';
  const isStorable = isShipped || order.status === 'confirmed';
  const overtaken = [
    isShipped && texts.shipped,
    isStorable && replaces(typed, order.tracking_number, tracking) && texts.overtaken(stored),
    isStorable &&
      replaces(chosen, order.carrier, carrier ?? null) &&
      texts.carrierOvertaken(order.carrier),
  ].filter((one) => one !== false);
  const ship = async (): Promise<void> => {
    if (error !== null) return document.getElementById(inputId)?.focus();
    if (lacksCarrier) {
      setAsksCarrier(true);
      return choice.focus();
    }
    const steps = parcelSteps(order, { carrier: carrier ?? null, tracking_number: tracking });
    const isStored = await (isShipped ? take(steps) : change('confirmed', 'shipped', steps));
    if (!isStored) return;
    rememberCarrier(carrier);
    onClose();
  };
  return (
    <>
      <FormDialog
        isTouched={isTouched}
        title={texts.title}
        maxWidth="xs"
        submit={isShipped ? texts.save : shown.trim() === '' ? texts.shipWithout : texts.ship}
        busy={busy || isSaving}
        failure={failure ?? notSaved}
        onSubmit={() => void ship()}
        onClose={onClose}
      >
        <Stack sx={{ gap: 2 }}>
          <Typography color="textSecondary">
            {texts.to} <bdi>{order.customer_name}</bdi>
            {formats.comma}
            <bdi>{order.city}</bdi>
            {formats.comma}
            {countryNames[order.country]}
          </Typography>
          {overtaken.length > 0 && (
            <output>
              <Alert severity="warning" role="presentation">
                {overtaken.map((text) => (
                  <div key={text}>{text}</div>
                ))}
              </Alert>
            </output>
          )}
          {choice.select}
          <FormField
            id={inputId}
            label={orderPage.tracking}
            aside={texts.optional}
            error={error}
            offer={<TrackingHint carrier={carrier ?? null} number={shown} />}
            release
          >
            <OutlinedInput
              id={inputId}
              value={shown}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- inside a dialog that the user opened
              autoFocus
              autoComplete="off"
              slotProps={{
                input: {
                  maxLength: ORDER_LIMITS.tracking_number,
                  dir: 'auto',
                  spellCheck: false,
                  enterKeyHint: 'send',
                  ...describedBy(inputId, error),
                },
              }}
              onChange={({ target }) =>
                edit({ typed: { from: order.tracking_number, ...typed, value: target.value } })
              }
            />
          </FormField>
          <Typography variant="body2" color="textSecondary">
            {order.consent_messages ? texts.told(tracking !== null) : texts.notNotified}
          </Typography>
        </Stack>
      </FormDialog>
      {choice.dialog}
      {dialog}
    </>
  );
}
