import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTexts } from '../../i18n/store-texts.ts';
import { EMPTY_FORM } from '../../checkout/order-draft.ts';
import { fieldId } from '../../checkout/use-draft-form.ts';

const ID = fieldId('consentMessages');

/** Touch-sized; the whole label toggles the box. */
const Consent = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  minHeight: 44,
  paddingBlock: 8,
  cursor: 'pointer',
  '& input': {
    flex: 'none',
    width: 22,
    height: 22,
    margin: 0,
    marginBlockStart: 2,
    accentColor: theme.palette.primary.main,
  },
  '& input:focus-visible': theme.mixins.focusRing,
}));

/** Consent to WhatsApp messages about the order; checked by default. */
export function ConsentField() {
  const { label, hint } = useTexts().order.fields.consentMessages;
  return (
    <Consent>
      <input
        type="checkbox"
        id={ID}
        name="consentMessages"
        value="on"
        defaultChecked={EMPTY_FORM.consentMessages === 'on'}
        aria-describedby={`${ID}-hint`}
      />
      <span>
        {label}
        <Typography
          id={`${ID}-hint`}
          component="span"
          variant="body2"
          sx={{ display: 'block', color: 'text.secondary' }}
        >
          {hint}
        </Typography>
      </span>
    </Consent>
  );
}
