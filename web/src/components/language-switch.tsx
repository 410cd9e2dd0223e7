import { LOCALES, type Locale } from '@ghar/domain/i18n/locale';
import { localePath } from '@ghar/domain/i18n/locale-path';
import { CONFIRM } from '@ghar/domain/pages/order-page';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { answerLanguageOffer } from '../boot/language-offer.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { useTexts } from '../i18n/store-texts.ts';
import { useHydrated } from './use-hydrated.ts';

type LanguageLinkProps = { to: Locale; home: boolean; className?: string; children: ReactNode };

/**
 * The same page in another language, with its query; the landing page with `home`. A new document: another language has
 * another direction, other styles and other texts. The currency and what was typed are kept by the browser.
 */
export function LanguageLink({ to, home, children, ...props }: LanguageLinkProps) {
  const { pathname, search, hash } = useLocation();
  const query = new URLSearchParams(search);
  query.delete(CONFIRM); // The page drops this token from its address.
  const rest = (query.size > 0 ? `?${query.toString()}` : '') + hash;
  const isKnown = useHydrated(); // The server has no query.
  return (
    <a
      href={home ? localePath(to, '/') : localePath(to, pathname) + (isKnown ? rest : '')}
      lang={to}
      hrefLang={to}
      onClick={answerLanguageOffer}
      {...props}
    >
      {children}
    </a>
  );
}

const Switch = styled(LanguageLink)(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 44,
  minHeight: 44,
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
  textDecoration: 'none',
  '&:hover': { color: theme.palette.text.primary, textDecoration: 'underline' },
}));

/** Leads to the page in the other languages. `home`: to the landing page, from an address without a page. */
export function LanguageSwitch({ home }: { home: boolean }) {
  const { locale } = useTexts();
  return LOCALES.filter((one) => one !== locale).map((one) => (
    <Switch key={one} to={one} home={home}>
      {LANGUAGES[one].name}
    </Switch>
  ));
}
