import ChevronIcon from '@mui/icons-material/KeyboardArrowDownRounded';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { CARRIER_IDS, isCarrierId, parseCarrier } from '@ghar/domain/order/carrier';
import { ORDER_LIMITS } from '@ghar/domain/order/order';
import { useId, useState, type ReactNode } from 'react';
import { FormDialog } from '../../../components/admin/form-dialog.tsx';
import { menuPaper } from '../../../components/admin/menu-look.ts';
import { describedBy, FormField, helpId } from '../../../components/form-field.tsx';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';

/** Values of the options for another carrier, which asks for its name, and for none; no trimmed name equals them. */
const OTHER = ' ';
const NONE = '  ';

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

type CarrierChoice = {
  /** Null for none; undefined if nothing was chosen yet. */
  readonly value: string | null | undefined;
  readonly onChoose: (carrier: string | null) => void;
  /** Shown while nothing is chosen. */
  readonly unchosen?: string;
  readonly error?: string | null;
};

/**
 * Chooses a carrier: a listed one, another by name, or none. `dialog` asks for the name; render it outside of any form.
 */
export function useCarrierChoice({ value, onChoose, unchosen, error = null }: CarrierChoice): {
  readonly select: ReactNode;
  readonly dialog: ReactNode;
  readonly focus: () => void;
} {
  const labelId = useId();
  const id = useId();
  const { carrier: texts, nameOfCarrier } = usePanelTexts();
  const [asks, setAsks] = useState(false);
  const named = !value || isCarrierId(value) ? [] : [value];
  return {
    select: (
      <FormControl fullWidth error={error !== null}>
        <FormLabel id={labelId}>{texts.label}</FormLabel>
        <Select
          labelId={labelId}
          displayEmpty
          input={<OutlinedInput />}
          IconComponent={ChevronIcon}
          MenuProps={{ slotProps: { paper: { sx: menuPaper } } }}
          SelectDisplayProps={{ id, ...describedBy(id, error) }}
          value={value === undefined ? '' : (value ?? NONE)}
          onChange={({ target }) => {
            if (target.value === OTHER) setAsks(true);
            else onChoose(target.value === NONE ? null : target.value);
          }}
        >
          {value === undefined && (
            <MenuItem value="" disabled>
              {unchosen ?? texts.unchosen}
            </MenuItem>
          )}
          <MenuItem value={NONE}>{texts.none}</MenuItem>
          {[...CARRIER_IDS, ...named].map((carrier) => (
            <MenuItem key={carrier} value={carrier}>
              {nameOfCarrier(carrier)}
            </MenuItem>
          ))}
          <MenuItem value={OTHER}>{texts.other}</MenuItem>
        </Select>
        <FormHelperText id={helpId(id)} component="output">
          {error}
        </FormHelperText>
      </FormControl>
    ),
    dialog: asks && <CarrierName onChoose={onChoose} onClose={() => setAsks(false)} />,
    focus: () => document.getElementById(id)?.focus(),
  };
}
