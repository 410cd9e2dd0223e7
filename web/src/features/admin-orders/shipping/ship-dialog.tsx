import Alert from '@mui/material/Alert';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { parseTrackingNumber } from '@ghar/domain/order/carrier';
import { ORDER_LIMITS } from '@ghar/domain/order/order';
import { useId } from 'react';
import { FormDialog, usePanelForm } from '../../../components/admin/form-dialog.tsx';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { describedBy, FormField } from '../../../components/form-field.tsx';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { useTexts } from '../../../i18n/store-texts.ts';
import { useCarrierChoice } from './carrier-choice.tsx';
import { lastCarrier, rememberCarrier } from './last-carrier.ts';
import { parcelSteps } from '../status/order-steps.ts';
import { TrackingHint } from './tracking-hint.tsx';
import { useStatusChange } from '../status/use-status-change.tsx';

type ShipDialogProps = { order: StoredOrder; onClose: () => void };

/**
 * Sets a confirmed order to shipped, with or without carrier and tracking number, in one transaction; the backend
 * notifies the customer.
 */
export function ShipDialog({ order, onClose }: ShipDialogProps) {
  const inputId = useId();
  const {
    shipDialog: texts,
    orderPage,
    carrier: { reasons },
    countryNames,
  } = usePanelTexts();
  const { formats } = useTexts();
  const { change, busy, failure, dialog } = useStatusChange(order);
  const { values, isTouched, edit } = usePanelForm(`ship ${order.id}`, () => ({
    carrier: order.carrier ?? lastCarrier(),
    /** The typed number, and the stored one at that time; null until something is typed. */
    typed: null as { text: string; from: string | null } | null,
  }));
  const { carrier, typed } = values;
  const choice = useCarrierChoice(carrier, (chosen) => edit({ carrier: chosen }));
  const stored = order.tracking_number ?? '';
  const shown = typed?.text ?? stored;
  const { number: tracking, reason } = parseTrackingNumber(shown);
  const error = reason && reasons[reason];
  const isOvertaken =
    typed !== null && typed.from !== order.tracking_number && tracking !== order.tracking_number;
  const ship = async (): Promise<void> => {
    if (error !== null) return document.getElementById(inputId)?.focus();
    const steps = parcelSteps(order, { carrier, tracking_number: tracking });
    if (!(await change('confirmed', 'shipped', steps))) return;
    rememberCarrier(carrier);
    onClose();
  };
  return (
    <>
      <FormDialog
        isTouched={isTouched}
        title={texts.title}
        maxWidth="xs"
        submit={shown.trim() === '' ? texts.shipWithout : texts.ship}
        busy={busy}
        failure={failure}
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
          {isOvertaken && (
            <output>
              <Alert severity="warning" role="presentation">
                {texts.overtaken(stored)}
              </Alert>
            </output>
          )}
          {choice.select}
          <FormField
            id={inputId}
            label={orderPage.tracking}
            aside={texts.optional}
            error={error}
            offer={<TrackingHint carrier={carrier} number={shown} />}
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
                edit({ typed: { from: order.tracking_number, ...typed, text: target.value } })
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
