import styled from '@emotion/styled';
import { useSyncExternalStore } from 'react';
import { APP_MISSING } from '../../boot/events.ts';
import { orderTexts as texts } from '../../i18n/ar/order-page.ts';
import { type } from '../../theme/type.ts';
import { WhatsappLink } from '../whatsapp-link.tsx';

/** Of what only the app can answer. */
export const NEEDS_APP = 'data-needs-app';
const HELP = 'data-help';

const Help = styled('div')({
  ...type.small,
  display: 'none',
  gap: 10,
  [`html[${APP_MISSING}] &`]: { display: 'grid' },
});

const withoutScript = `[${HELP}]{display:grid!important}[${NEEDS_APP}]{display:none!important}`;

const never = (): (() => void) => () => {};

/** Says how to order where the app has not come, or no script runs at all. The app itself draws none of it. */
export function HelpWithoutApp() {
  const isAppHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isAppHere ? null : (
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
