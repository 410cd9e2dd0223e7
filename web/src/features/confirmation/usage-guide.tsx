import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { GuideSteps } from '../../components/guide-steps.tsx';
import { useTexts } from '../../i18n/store-texts.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';
import { Card } from './confirmation-layout.tsx';

/** How to use what was delivered, as on the product's page. */
export function UsageGuide() {
  const { details } = useTexts();
  const { guide } = useSiteContent('features').content;
  const heading = useId();
  if (guide.length === 0) return null;
  return (
    <Card aria-labelledby={heading} sx={{ pb: { lg: 3 } }}>
      <Typography variant="h3" component="h2" id={heading} sx={{ mb: 3 }}>
        {details.guide}
      </Typography>
      <GuideSteps guide={guide} />
    </Card>
  );
}
