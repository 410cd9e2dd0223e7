import styled from '@emotion/styled';
import { Section } from '../../components/section.tsx';
import { homeTexts as texts } from '../../i18n/ar/store.ts';
import { readLine } from '../../store-data/content-line.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';
import { rising } from '../../theme/motion.ts';
import { colour, DESKTOP, WIDE } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';

const Quotes = styled('ul')({
  display: 'grid',
  columnGap: 'clamp(24px, 4vw, 64px)',
  [WIDE]: { gridTemplateColumns: '1fr 1fr' },
  [DESKTOP]: { gridTemplateColumns: 'repeat(3, 1fr)' },
});
const Quote = styled('li')({
  borderBlockStart: `1px solid ${colour.rule}`,
  ...rising,
  '& figure': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: 18,
    height: '100%',
    paddingBlock: '26px 34px',
  },
  '& blockquote': { margin: 0, ...type.lead, textWrap: 'pretty' },
  '& figcaption': { ...type.small, color: colour.muted },
  '& strong': { color: colour.laurel, fontWeight: 500 },
});

/** What customers have written, as the merchant has chosen it. */
export function Testimonials() {
  const { testimonials } = useSiteContent('features').content;
  if (testimonials.length === 0) return null;
  return (
    <Section heading={texts.testimonials}>
      <Quotes>
        {testimonials.map((line) => {
          const { name, place, text } = readLine(line, 'name', 'place', 'text');
          return (
            <Quote key={line}>
              <figure>
                <blockquote>
                  <p>{text}</p>
                </blockquote>
                <figcaption>
                  <strong>{name}</strong>
                  {place !== '' && `، ${place}`}
                </figcaption>
              </figure>
            </Quote>
          );
        })}
      </Quotes>
    </Section>
  );
}
