import styled from '@emotion/styled';
import { Section } from '../../components/section.tsx';
import { detailsTexts as texts } from '../../i18n/ar/store.ts';
import { readLineWithList } from '../../store-data/content-line.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';
import { rising } from '../../theme/motion.ts';
import { colour, DESKTOP, WIDE } from '../../theme/tokens.ts';
import { DISPLAY, type } from '../../theme/type.ts';
import { Botanical } from './botanical.tsx';

const Plants = styled('ul')({
  display: 'grid',
  gap: '44px 20px',
  [WIDE]: { gridTemplateColumns: '1fr 1fr', columnGap: 40 },
  [DESKTOP]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: '72px 56px' },
});
const Plant = styled('li')({
  display: 'grid',
  gridTemplateColumns: '88px 1fr',
  columnGap: 20,
  alignItems: 'start',
  ...rising,
  '& > svg': { width: 88, height: 88, color: colour.olive },
  '& h3': { fontFamily: DISPLAY, fontSize: '1.625rem', lineHeight: 1.35, fontWeight: 500 },
  '& p': { ...type.small, color: colour.muted },
  '& ul': { ...type.small, display: 'grid', gap: 2, marginBlockStart: 12 },
  '& li': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 10,
    '&::before': {
      content: '""',
      flex: 'none',
      width: 5,
      height: 5,
      borderRadius: '50%',
      backgroundColor: colour.soapShade,
      transform: 'translateY(-3px)',
    },
  },
  [DESKTOP]: { display: 'block', '& > svg': { width: 112, height: 112, marginBlockEnd: 12 } },
});

/** What is in it, each with a drawing and what it is good for. */
export function Ingredients() {
  const { ingredients } = useSiteContent('features').content;
  if (ingredients.length === 0) return null;
  return (
    <Section ground="sand" heading={texts.ingredients} lead={texts.ingredientsLead}>
      <Plants>
        {ingredients.map((line, index) => {
          const { name, text, list } = readLineWithList(line, 'name', 'text');
          return (
            <Plant key={line}>
              <Botanical index={index} />
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
                <ul>
                  {list.map((benefit) => (
                    <li key={benefit}>{benefit}</li>
                  ))}
                </ul>
              </div>
            </Plant>
          );
        })}
      </Plants>
    </Section>
  );
}
