import { styled } from '@mui/material/styles';
import { APP_MISSING } from '../../boot/events.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import { useHydrated } from '../use-hydrated.ts';
import { WhatsappLink } from '../whatsapp-link.tsx';

/** Marks elements that need the app. */
export const NEEDS_APP = 'data-needs-app';
const HELP = 'data-help';

const Help = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'none',
  gap: 10,
  [`html[${APP_MISSING}] &`]: { display: 'grid' },
}));

const withoutScript = `[${HELP}]{display:grid!important}[${NEEDS_APP}]{display:none!important}`;

/** How to order if the app failed to load or scripts are off. */
export function HelpWithoutApp() {
  const texts = useTexts().order;
  return useHydrated() ? null : (
    <>
      <Help {...{ [HELP]: '' }}>
        <p>{texts.incomplete}</p>
        <WhatsappLink />
      </Help>
      <noscript>
        <style>{withoutScript}</style>
      </noscript>
    </>
  );
}
