import { PAYMENT_MARKS } from '@ghar/domain/content/default-settings';
import { GUARANTEE_DAYS } from '@ghar/domain/order/guarantee';
import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { useCashPlaces } from '../checkout/cash-places.ts';
import { useChosenCountry } from '../checkout/chosen-country.ts';
import { useTexts } from '../i18n/store-texts.ts';
import { policyPath } from '../routes/policies.ts';
import { useCurrency } from '../store-data/currency-store.ts';
import { useSiteContent, useStoreSettings } from '../store-data/store-data-context.ts';
import { useLivePrice } from '../store-data/use-live-price.ts';
import { Amount } from './amount.tsx';
import { ArrivalDays } from './arrival-days.tsx';
import { RouteLink } from './route-link.tsx';

const Facts = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 4,
  // A box of its own: another price moves nothing but itself.
  '& bdi': { display: 'inline-block' },
  '& a': { textDecorationThickness: 1, textUnderlineOffset: '0.35em' },
  '& i': {
    marginInlineStart: 6,
    paddingInline: 6,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 6,
    fontStyle: 'normal',
    whiteSpace: 'nowrap',
  },
}));

/** Facts in a line, without those that are not known. */
function Line({ facts }: { facts: readonly ReactNode[] }) {
  const { formats } = useTexts();
  const known = facts.filter(Boolean);
  return (
    known.length > 0 && (
      <li>
        {known.map((fact, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the facts have no other key
          <Fragment key={index}>
            {index > 0 && formats.comma}
            {fact}
          </Fragment>
        ))}
      </li>
    )
  );
}

/** What the price buys. The price of a wash ends its line, so that another price moves nothing behind it. */
function Goods() {
  const { priceFacts: texts, formats } = useTexts();
  const { weight, washes, shelf_life } = useSiteContent('about').content;
  const { price } = useLivePrice();
  const currency = useCurrency();
  // Whole numbers, or 0 for an empty text.
  const [grams, count] = [Number(weight), Number(washes)];
  // In whole fils, as each price.
  const perWash = count && Math.round((price * 100) / count) / 100;
  const aWash = perWash && (
    <>
      {texts.aWash}
      <Amount dirhams={perWash}>{formats.price(perWash, currency)}</Amount>
    </>
  );
  return (
    <>
      <Line facts={[grams && texts.grams(grams), shelf_life && texts.shelfLife(shelf_life)]} />
      <Line facts={[count && texts.lasts(count), aWash]} />
    </>
  );
}

/** At the price: what it buys, when that arrives, and how it is given back and paid. */
export function PriceFacts() {
  const { priceFacts: texts } = useTexts();
  const { guarantee } = useSiteContent('about').content;
  const { payment_marks: marks } = useStoreSettings();
  const country = useChosenCountry();
  const everywhere = useCashPlaces(null);
  const cash = useCashPlaces(country);
  return (
    <Facts aria-label={texts.name}>
      <Goods />
      <li>
        <ArrivalDays before={texts.arrives} country={country} />
      </li>
      {guarantee !== '' && (
        <li>
          <RouteLink to={policyPath('guarantee')}>{texts.guarantee(GUARANTEE_DAYS)}</RouteLink>
        </li>
      )}
      {marks.length > 0 && (
        <li>
          {texts.accepts}
          {marks.map((mark) => (
            <i key={mark} lang="en">
              {PAYMENT_MARKS[mark]}
            </i>
          ))}
        </li>
      )}
      {everywhere !== null && (
        // Keeps its space: the server's page, which knows no country, has it.
        <li style={cash === null ? { visibility: 'hidden' } : undefined}>
          {texts.cash(cash ?? everywhere)}
        </li>
      )}
    </Facts>
  );
}
