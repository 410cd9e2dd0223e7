import ChevronIcon from '@mui/icons-material/KeyboardArrowDownRounded';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { CARRIER_IDS, isCarrierId, parseCarrier } from '@ghar/domain/order/carrier';
import { ORDER_LIMITS } from '@ghar/domain/order/order';
import { useId, useState, type ReactNode } from 'react';
import { FormDialog } from '../../../components/admin/form-dialog.tsx';
import { menuPaper } from '../../../components/admin/menu-look.ts';
import { describedBy, FormField } from '../../../components/form-field.tsx';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';

/** Value of the option that asks for a name; no trimmed name equals it. */
const OTHER = ' ';

type CarrierNameProps = { onChoose: (carrier: string) => void; onClose: () => void };

/** Asks for the name of a carrier not in the list. */
function CarrierName({ onChoose, onClose }: CarrierNameProps) {
  const id = useId();
  const { carrier: texts } = usePanelTexts();
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const choose = (): void => {
    const carrier = parseCarrier(name);
    if (carrier === null) return setError(texts.nameMissing);
    onChoose(carrier);
    onClose();
  };
  return (
    <FormDialog
      isTouched={name !== ''}
      title={texts.otherTitle}
      maxWidth="xs"
      submit={texts.choose}
      busy={false}
      failure={null}
      onSubmit={choose}
      onClose={onClose}
    >
      <FormField id={id} label={texts.name} hint={texts.nameHint} error={error} release>
        <OutlinedInput
          id={id}
          value={name}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- inside a dialog that the user opened
          autoFocus
          autoComplete="off"
          slotProps={{
            input: {
              maxLength: ORDER_LIMITS.carrier,
              dir: 'auto',
              enterKeyHint: 'done',
              ...describedBy(id, error, { hinted: true, required: true }),
            },
          }}
          onChange={({ target }) => {
            setName(target.value);
            setError(null);
          }}
        />
      </FormField>
    </FormDialog>
  );
}

/**
 * Chooses a carrier: a listed one, another by name, or none. `dialog` asks for the name; render it outside of any form.
 */
export function useCarrierChoice(
  value: string | null,
  onChoose: (carrier: string | null) => void,
): { readonly select: ReactNode; readonly dialog: ReactNode } {
  const labelId = useId();
  const { carrier: texts, nameOfCarrier } = usePanelTexts();
  const [asks, setAsks] = useState(false);
  const named = value === null || isCarrierId(value) ? [] : [value];
  return {
    select: (
      <FormControl fullWidth>
        <FormLabel id={labelId}>{texts.label}</FormLabel>
        <Select
          labelId={labelId}
          displayEmpty
          input={<OutlinedInput />}
          IconComponent={ChevronIcon}
          MenuProps={{ slotProps: { paper: { sx: menuPaper } } }}
          value={value ?? ''}
          onChange={({ target }) => {
            if (target.value === OTHER) setAsks(true);
            else onChoose(target.value || null);
          }}
        >
          <MenuItem value="">{texts.none}</MenuItem>
          {[...CARRIER_IDS, ...named].map((carrier) => (
            <MenuItem key={carrier} value={carrier}>
              {nameOfCarrier(carrier)}
            </MenuItem>
          ))}
          <MenuItem value={OTHER}>{texts.other}</MenuItem>
        </Select>
      </FormControl>
    ),
    dialog: asks && <CarrierName onChoose={onChoose} onClose={() => setAsks(false)} />,
  };
}
