import Skeleton from '@mui/material/Skeleton';
import { useTexts } from '../../i18n/store-texts.ts';
import { useTrackingTexts } from '../../i18n/tracking-texts.ts';
import { ConfirmationLayout, WayAndSlip } from './confirmation-layout.tsx';

/** Placeholder of the order's size. */
export const LoadingOrder = () => (
  <ConfirmationLayout
    emblem="waiting"
    heading={useTrackingTexts().confirmation.loading}
    lead={useTexts().shell.loading}
    wide
  >
    <WayAndSlip aria-hidden>
      <Skeleton height={420} />
      <Skeleton height={420} />
    </WayAndSlip>
  </ConfirmationLayout>
);
