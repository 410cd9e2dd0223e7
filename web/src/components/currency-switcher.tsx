import { CURRENCY_CODES } from '@ghar/domain/money/currency';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTexts } from '../i18n/store-texts.ts';
import { selectCurrency, useCurrency } from '../store-data/currency-store.ts';

/** Three words in a row: quiet beside the brand. Columns of one width, so that the chosen one's weight moves nothing. */
const Group = styled('fieldset')(({ theme }) => ({
  display: 'inline-grid',
  gridTemplateColumns: 'repeat(3, minmax(min-content, 3rem))',
  // Useless without scripts.
  '@media (scripting: none)': { display: 'none' },
  '& legend, & small': theme.mixins.visuallyHidden,
}));

const Choice = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
  // The input covers its label, so that the whole is the touch target, in Safari too.
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '&:hover, &:has(:checked)': { color: theme.palette.text.primary },
  '& :checked ~ span': {
    fontWeight: 500,
    textDecoration: 'underline 2px',
    textUnderlineOffset: '0.45em',
  },
  '&:has(:focus-visible)': theme.mixins.focusRing,
}));

/** Selects the display currency. Native radio buttons, which work before hydration (boot/boot.ts). */
export function CurrencySwitcher() {
  const { shell } = useTexts();
  const selected = useCurrency();
  const name = useId();
  return (
    <Group>
      <legend>{shell.displayCurrency}</legend>
      {CURRENCY_CODES.map((code) => (
        <Choice key={code}>
          <input
            type="radio"
            name={name}
            value={code}
            data-currency={code}
            checked={code === selected}
            onChange={() => selectCurrency(code)}
          />
          <span>
            {`${code} `}
            <small>{shell.currencies[code]}</small>
          </span>
        </Choice>
      ))}
    </Group>
  );
}
