import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Section } from '../../components/section.tsx';
import { useTexts } from '../../i18n/store-texts.ts';
import { readLineWithList } from '../../store-data/content-line.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';
import { rising } from '../../theme/motion.ts';
import botanicals from './botanicals.svg?no-inline';

/** Drawings in a separate file, which does not block the page. */
const PLANTS = ['laurel', 'olive', 'jujube', 'pod', 'mound', 'flower'] as const;

const Plants = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: '44px 20px',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', columnGap: 40 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: '72px 56px' },
}));
const Plant = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '88px 1fr',
  columnGap: 20,
  alignItems: 'start',
  ...rising,
  '& > svg': { width: 88, height: 88, color: theme.palette.secondary.main },
  '& ul': { ...theme.typography.body2, display: 'grid', gap: 2, marginBlockStart: 12 },
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
      backgroundColor: theme.palette.soap.dark,
      transform: 'translateY(-3px)',
    },
  },
  [theme.breakpoints.up('lg')]: {
    display: 'block',
    '& > svg': { width: 112, height: 112, marginBlockEnd: 12 },
  },
}));

/** The ingredients, with drawings and benefits. */
export function Ingredients() {
  const texts = useTexts().details;
  const { ingredients } = useSiteContent('features').content;
  if (ingredients.length === 0) return null;
  return (
    <Section ground="sand" heading={texts.ingredients} lead={texts.ingredientsLead}>
      <Plants>
        {ingredients.map((line, index) => {
          const { name, text, list } = readLineWithList(line, 'name', 'text');
          return (
            <Plant key={line}>
              {/* Decoration: the merchant's ingredient may be another plant. */}
              <svg width="96" height="96" aria-hidden>
                <use href={`${botanicals}#${PLANTS[index % PLANTS.length]}`} />
              </svg>
              <div>
                <Typography component="h3" variant="h4">
                  {name}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {text}
                </Typography>
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
