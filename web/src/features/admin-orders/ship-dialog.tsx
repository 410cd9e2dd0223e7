import Alert from '@mui/material/Alert';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { COUNTRIES } from '@ghar/domain/country';
import { ORDER_LIMITS } from '@ghar/domain/order';
import { useId, useState } from 'react';
import { FormDialog } from '../../components/admin/form-dialog.tsx';
import { describedBy, FormField } from '../../components/form-field.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import type { StoredOrder } from './order-steps.ts';
import { useStatusChange } from './use-status-change.tsx';

type ShipDialogProps = { order: StoredOrder; onClose: () => void };

/** Sets a confirmed order to shipped, with the tracking number or without, in one transaction. */
export function ShipDialog({ order, onClose }: ShipDialogProps) {
  const inputId = useId();
  const { shipDialog: texts, orderPage } = usePanelTexts();
  const { change, busy, failure, dialog } = useStatusChange(order);
  const stored = order.tracking_number ?? '';
  /** What was typed, and the number that was there then; null until something is typed. */
  const [typed, setTyped] = useState<{ text: string; from: string | null } | null>(null);
  const shown = typed?.text ?? stored;
  const tracking = shown.trim();
  const isOvertaken = typed !== null && typed.from !== order.tracking_number && tracking !== stored;
  const ship = async (): Promise<void> => {
    const also = {
      id: order.id,
      field: 'tracking_number',
      from: order.tracking_number,
      to: tracking === '' ? null : tracking,
    } as const;
    if (await change('confirmed', 'shipped', tracking === stored ? [] : [also])) onClose();
  };
  return (
    <>
      <FormDialog
        open
        title={texts.title}
        maxWidth="xs"
        submit={tracking === '' ? texts.shipWithout : texts.ship}
        busy={busy}
        failure={failure}
        onSubmit={() => void ship()}
        onClose={onClose}
      >
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {texts.to} <bdi>{order.customer_name}</bdi>، <bdi>{order.city}</bdi>،{' '}
          {COUNTRIES[order.country].name}
        </Typography>
        {isOvertaken && (
          <output>
            <Alert severity="warning" role="presentation" sx={{ mb: 2 }}>
              {texts.overtaken(stored)}
            </Alert>
          </output>
        )}
        <FormField
          id={inputId}
          label={orderPage.tracking}
          aside={texts.optional}
          error={null}
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
                ...describedBy(inputId, null),
              },
            }}
            onChange={({ target }) =>
              setTyped({ from: order.tracking_number, ...typed, text: target.value })
            }
          />
        </FormField>
      </FormDialog>
      {dialog}
    </>
  );
}
