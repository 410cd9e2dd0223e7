import { GuideSteps } from '../../components/guide-steps.tsx';
import { Section } from '../../components/section.tsx';
import { useTexts } from '../../i18n/store-texts.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';

/** How to use it. */
export function Guide() {
  const texts = useTexts().details;
  const { guide } = useSiteContent('features').content;
  if (guide.length === 0) return null;
  return (
    <Section ground="paper" heading={texts.guide} lead={texts.guideLead}>
      <GuideSteps guide={guide} />
    </Section>
  );
}
