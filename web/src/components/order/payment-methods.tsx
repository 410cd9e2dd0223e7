import type { CountryCode } from '@ghar/domain/contact/country';
import { PAYMENT_METHODS, type PaymentMethod } from '@ghar/domain/order/status';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PAYMENT_METHOD } from '../../checkout/use-draft-form.ts';
import type { PaymentChoice } from '../../checkout/payment-choice.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import { useCurrency } from '../../store-data/currency-store.ts';
import { Amount } from '../amount.tsx';
import { legendStyle, Section } from './order-fields.tsx';

const Options = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
/** Touch-sized; the whole label chooses. */
const Option = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  padding: '12px 16px',
  border: `1px solid ${theme.palette.outline}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  cursor: 'pointer',
  '& input': {
    flex: 'none',
    width: 22,
    height: 22,
    margin: 0,
    accentColor: theme.palette.primary.main,
  },
  '& > span': { flex: 1, fontWeight: 500 },
  '& small': { ...theme.typography.body2, color: theme.palette.text.secondary },
  '& > span > small': { display: 'block' },
  '&:has(:checked)': {
    borderColor: theme.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.palette.primary.main}`,
    backgroundColor: theme.palette.success.light,
  },
  '&:has(:focus-visible)': theme.mixins.focusRing,
  '& :focus-visible': { outline: 'none' },
  '&:has(:disabled)': { color: theme.palette.text.secondary, cursor: 'default' },
}));
const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginBlockStart: 16,
  padding: '8px 14px',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.success.light,
  boxShadow: `0 0 0 1px ${theme.palette.divider}`,
}));

/** What a method costs, in the display currency. */
function Fee({ dirhams }: { dirhams: number }) {
  const { order, formats } = useTexts();
  const currency = useCurrency();
  if (dirhams === 0) return <small>{order.payment.free}</small>;
  return (
    <small>
      {order.payment.more} <Amount dirhams={dirhams}>{formats.price(dirhams, currency)}</Amount>
    </small>
  );
}

type PaymentMethodsProps = {
  choice: PaymentChoice;
  country: CountryCode | '';
  onChoose: (method: PaymentMethod) => void;
};

/**
 * Card or cash, where the country has both. Above the greatest total for cash the choice keeps its place, so that nothing
 * moves under a finger that adds pieces.
 */
export function PaymentMethods({ choice, country, onChoose }: PaymentMethodsProps) {
  const { order, countryShortNames } = useTexts();
  const { payment: texts } = order;
  const { terms, isTooMuch, method, refusal } = choice;
  const most = terms?.max_total ?? 0;
  const hints = {
    card: texts.card.hint,
    cash: isTooMuch ? texts.upTo(most) : texts.cash.hint,
  } as const satisfies Record<PaymentMethod, string>;
  const fees = { card: 0, cash: terms?.fee ?? 0 } as const satisfies Record<PaymentMethod, number>;
  return (
    <>
      {terms !== null && (
        <Section>
          <Typography component="legend" variant="h3" sx={legendStyle}>
            {texts.heading}
          </Typography>
          <Options>
            {PAYMENT_METHODS.map((one) => (
              <Option key={one}>
                <input
                  type="radio"
                  name={PAYMENT_METHOD}
                  value={one}
                  checked={method === one}
                  disabled={one === 'cash' && isTooMuch}
                  onChange={() => onChoose(one)}
                />
                <span>
                  {texts[one].name}
                  <small>{hints[one]}</small>
                </span>
                <Fee dirhams={fees[one]} />
              </Option>
            ))}
          </Options>
        </Section>
      )}
      <output>
        {refusal === 'total' && <Note>{texts.tooMuch(most)}</Note>}
        {refusal === 'country' && country !== '' && (
          <Note>{texts.notIn(countryShortNames[country])}</Note>
        )}
      </output>
    </>
  );
}
