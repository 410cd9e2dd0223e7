import { directionOf, LOCALES, type Locale } from '@ghar/domain/i18n/locale';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { answerLanguageOffer, OFFERED } from '../boot/language-offer.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { useTexts } from '../i18n/store-texts.ts';
import { LanguageLink } from './language-switch.tsx';

const Line = styled('p')(({ theme }) => ({
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 20,
  paddingInline: theme.layout.gutter,
  ...theme.typography.caption,
  backgroundColor: theme.palette.sand,
  '& a, & button': {
    font: 'inherit',
    minHeight: 44,
    display: 'inline-grid',
    placeItems: 'center',
    fontWeight: theme.typography.fontWeightMedium,
  },
  '& button': {
    border: 0,
    background: 'none',
    color: 'inherit',
    fontWeight: 'inherit',
    cursor: 'pointer',
  },
  ...(Object.fromEntries(
    LOCALES.map((one) => [`html[${OFFERED}=${one}] &:lang(${one})`, { display: 'flex' }]),
  ) as object),
}));

function Offer({ of: locale, home }: { of: Locale; home: boolean }) {
  const { offer, decline } = LANGUAGES[locale];
  const { pathname } = useLocation();
  const [closedAt, setClosedAt] = useState<string | null>(null);
  useEffect(() => {
    if (closedAt !== null && closedAt !== pathname)
      document.documentElement.removeAttribute(OFFERED);
  }, [closedAt, pathname]);
  return (
    <Line
      lang={locale}
      dir={directionOf(locale)}
      // Keeps its height until the next page, so that nothing moves under the finger.
      sx={{ visibility: closedAt === null ? 'visible' : 'hidden' }}
    >
      <LanguageLink to={locale} home={home}>
        {offer}
      </LanguageLink>
      <button
        type="button"
        onClick={() => {
          answerLanguageOffer();
          setClosedAt(pathname);
        }}
      >
        {decline}
      </button>
    </Line>
  );
}

/** Offers the other languages; the inline script shows the one that the browser prefers (boot/language-offer.ts). */
export function LanguageOffer({ home }: { home: boolean }) {
  const { locale } = useTexts();
  return LOCALES.filter((one) => one !== locale).map((one) => (
    <Offer key={one} of={one} home={home} />
  ));
}
