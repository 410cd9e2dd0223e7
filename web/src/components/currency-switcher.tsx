import { CURRENCY_CODES, type CurrencyCode } from '@ghar/domain/money/currency';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTexts } from '../i18n/store-texts.ts';
import { selectCurrency, useCurrency } from '../store-data/currency-store.ts';
import { Flag, type FlagCode } from './flag.tsx';

const FLAGS: Readonly<Record<CurrencyCode, FlagCode>> = { AED: 'ae', SAR: 'sa', USD: 'us' };

/** Fixed column widths, so that late fonts and flags move nothing. */
const Group = styled('fieldset')(({ theme }) => ({
  display: 'inline-grid',
  gridTemplateColumns: 'repeat(3, minmax(min-content, clamp(3.25rem, 18vw, 5.5rem)))',
  padding: 3,
  borderRadius: theme.layout.pillRadius,
  backgroundColor: theme.palette.sand,
  '@media (max-width: 359px)': { '& img': { display: 'none' } },
  // Useless without scripts.
  '@media (scripting: none)': { display: 'none' },
  '& legend, & small': theme.mixins.visuallyHidden,
}));

const Choice = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minHeight: 44,
  borderRadius: theme.layout.pillRadius,
  fontSize: '0.8125rem',
  color: theme.palette.text.secondary,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: 'background-color 160ms, color 160ms',
  // The input covers its label, so that the whole is the touch target, in Safari too.
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  '&:hover': { color: theme.palette.text.primary },
  '&:has(:checked)': {
    backgroundColor: theme.palette.background.paper,
    color: theme.palette.text.primary,
    fontWeight: 500,
    boxShadow: `0 0 0 1px ${theme.palette.divider}`,
    '@media (forced-colors: active)': { outline: '2px solid' },
  },
  '&:has(:focus-visible)': { ...theme.mixins.focusRing, outlineOffset: 1 },
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
          <Flag code={FLAGS[code]} width={18} />
          <span>
            {`${code} `}
            <small>{shell.currencies[code]}</small>
          </span>
        </Choice>
      ))}
    </Group>
  );
}
