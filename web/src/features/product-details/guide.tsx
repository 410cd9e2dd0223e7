import styled from '@emotion/styled';
import { Section } from '../../components/section.tsx';
import { detailsTexts as texts } from '../../i18n/ar/store.ts';
import { readLine } from '../../store-data/content-line.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';
import { colour, DESKTOP } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';

const Steps = styled('ol')({
  display: 'grid',
  counterReset: 'step',
  [DESKTOP]: { gridAutoFlow: 'column', gridAutoColumns: '1fr', columnGap: 28 },
});
const Step = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '52px 1fr',
  columnGap: 18,
  paddingBlockEnd: 32,
  counterIncrement: 'step',
  '&::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    width: 52,
    height: 52,
    borderRadius: '50%',
    border: `1px solid ${colour.soapShade}`,
    backgroundColor: colour.paper,
    color: colour.laurel,
    fontSize: '1.375rem',
    fontWeight: 300,
  },
  // The line from one step to the next.
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetBlock: '52px 0',
    insetInlineStart: 25.5,
    width: 1,
    backgroundColor: colour.rule,
  },
  '& h3': { ...type.h4, paddingBlockStart: 11 },
  '& p': { ...type.small, color: colour.muted },
  [DESKTOP]: {
    display: 'block',
    paddingBlockEnd: 0,
    '&:not(:last-of-type)::after': {
      insetBlock: '26px auto',
      insetInline: '68px -16px',
      width: 'auto',
      height: 1,
    },
    '& h3': { paddingBlockStart: 18 },
  },
});

/** How it is used, step by step. */
export function Guide() {
  const { guide } = useSiteContent('features').content;
  if (guide.length === 0) return null;
  return (
    <Section ground="paper" heading={texts.guide} lead={texts.guideLead}>
      <Steps>
        {guide.map((line) => {
          const { title, text } = readLine(line, 'title', 'text');
          return (
            <Step key={line}>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </Step>
          );
        })}
      </Steps>
    </Section>
  );
}
