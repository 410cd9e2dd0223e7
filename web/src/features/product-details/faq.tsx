import styled from '@emotion/styled';
import { Section } from '../../components/section.tsx';
import { detailsTexts as texts } from '../../i18n/ar/store.ts';
import { readLine } from '../../store-data/content-line.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';
import { colour, focusRing } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';

const Questions = styled('div')({
  maxWidth: 820,
  borderBlockStart: `1px solid ${colour.rule}`,
  '& details': { borderBlockEnd: `1px solid ${colour.rule}` },
  '& summary': {
    ...type.h4,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 20,
    minHeight: 72,
    paddingBlock: 16,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: colour.laurel },
    '&:focus-visible': focusRing,
    // A plus that becomes a minus.
    '& > span': { position: 'relative', flex: 'none', width: 18, height: 18, color: colour.olive },
    '& > span::before, & > span::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 8,
      insetInline: 0,
      height: 1.5,
      backgroundColor: 'currentcolor',
      transition: 'transform 200ms',
    },
    '& > span::after': { transform: 'rotate(90deg)' },
  },
  '& details[open] summary > span::after': { transform: 'none' },
  '& p': { maxWidth: '35em', paddingBlockEnd: 26, color: colour.muted, textWrap: 'pretty' },
});

/** What is asked most, each answer behind its question. */
export function Faq() {
  const { faq } = useSiteContent('features').content;
  if (faq.length === 0) return null;
  return (
    <Section heading={texts.faq}>
      <Questions>
        {faq.map((line) => {
          const { question, answer } = readLine(line, 'question', 'answer');
          return (
            <details key={line}>
              <summary>
                {question}
                <span aria-hidden />
              </summary>
              <p>{answer}</p>
            </details>
          );
        })}
      </Questions>
    </Section>
  );
}
