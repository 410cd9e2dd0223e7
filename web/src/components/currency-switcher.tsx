import { CURRENCY_CODES, type CurrencyCode } from '@ghar/domain/currency';
import styled from '@emotion/styled';
import { useId } from 'react';
import { shellTexts } from '../i18n/ar/shell.ts';
import { colour, focusRing, radius, visuallyHidden } from '../theme/tokens.ts';
import { selectCurrency, useCurrency } from './currency-store.ts';
import { Flag, type FlagCode } from './flag.tsx';

const FLAGS: Readonly<Record<CurrencyCode, FlagCode>> = { AED: 'ae', SAR: 'sa', USD: 'us' };

/**
 * Its columns are as wide as they will be: a part of the page may be painted before
 * the rest of it, or its fonts, has come. They are narrower where there is no room.
 */
const Group = styled('fieldset')({
  display: 'inline-grid',
  gridTemplateColumns: 'repeat(3, minmax(min-content, 4.5rem))',
  padding: 3,
  borderRadius: radius.pill,
  backgroundColor: colour.sand,
  '@media (max-width: 359px)': {
    gridTemplateColumns: 'repeat(3, minmax(min-content, 3.25rem))',
    '& svg': { display: 'none' },
  },
  // Nobody would answer.
  '@media (scripting: none)': { display: 'none' },
  '@media (min-width: 480px)': { gridTemplateColumns: 'repeat(3, minmax(min-content, 5.5rem))' },
});

const Choice = styled('label')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minHeight: 44,
  borderRadius: radius.pill,
  fontSize: '0.8125rem',
  color: colour.muted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: 'background-color 160ms, color 160ms',
  // All of it is the input, to a finger: Safari keeps a choice small that has no size of its own.
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  '&:hover': { color: colour.ink },
  '&:has(:checked)': {
    backgroundColor: colour.paper,
    color: colour.ink,
    fontWeight: 500,
    boxShadow: `0 0 0 1px ${colour.rule}`,
    '@media (forced-colors: active)': { outline: '2px solid' },
  },
  '&:has(:focus-visible)': { ...focusRing, outlineOffset: 1 },
});

const Hidden = styled('span')(visuallyHidden);
const Legend = styled('legend')(visuallyHidden);

/** Chooses the currency prices are shown in. */
export function CurrencySwitcher() {
  const selected = useCurrency();
  const name = useId();
  return (
    <Group>
      <Legend>{shellTexts.displayCurrency}</Legend>
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
            <Hidden>{shellTexts.currencies[code]}</Hidden>
          </span>
        </Choice>
      ))}
    </Group>
  );
}
