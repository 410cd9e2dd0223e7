import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Section } from '../../components/section.tsx';
import { useTexts } from '../../i18n/store-texts.ts';
import { readLine } from '../../store-data/content-line.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';

const Questions = styled('div')(({ theme }) => ({
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  // They could not be opened without script.
  '@media (scripting: none)': {
    '& .MuiCollapse-root': { height: 'auto', visibility: 'visible' },
    '& .MuiAccordionSummary-expandIconWrapper': { display: 'none' },
  },
}));
/** A plus that becomes a minus. */
const PlusMinus = styled('span')({
  position: 'relative',
  width: 18,
  height: 18,
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 8,
    insetInline: 0,
    height: 1.5,
    backgroundColor: 'currentcolor',
    transition: 'transform 200ms',
  },
  '&::after': { transform: 'rotate(90deg)' },
  '.Mui-expanded > &::after': { transform: 'none' },
});

/** Questions and answers, collapsed. */
export function Faq() {
  const texts = useTexts().details;
  const { faq } = useSiteContent('features').content;
  const id = useId();
  if (faq.length === 0) return null;
  return (
    <Section id="faq" heading={texts.faq}>
      <Questions>
        {faq.map((line, index) => {
          const { question, answer } = readLine(line, 'question', 'answer');
          return (
            <Accordion key={line}>
              <AccordionSummary
                id={`${id}${index}`}
                aria-controls={`${id}${index}-answer`}
                expandIcon={<PlusMinus />}
              >
                {question}
              </AccordionSummary>
              <AccordionDetails>{answer}</AccordionDetails>
            </Accordion>
          );
        })}
      </Questions>
    </Section>
  );
}
