import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Section } from '../../components/section.tsx';
import { useTexts } from '../../i18n/store-texts.ts';
import { readLine } from '../../store-data/content-line.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';
import { rising } from '../../theme/motion.ts';

const Quotes = styled('ul')(({ theme }) => ({
  display: 'grid',
  columnGap: 'clamp(24px, 4vw, 64px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  '& > li': { borderBlockStart: `1px solid ${theme.palette.divider}`, ...rising },
  '& figure': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: 18,
    height: '100%',
    paddingBlock: '26px 34px',
  },
  '& strong': { color: theme.palette.primary.main, fontWeight: 500 },
}));

/** The customers' quotes that the merchant chose. */
export function Testimonials() {
  const { home: texts, formats } = useTexts();
  const { testimonials } = useSiteContent('features').content;
  if (testimonials.length === 0) return null;
  return (
    <Section heading={texts.testimonials}>
      <Quotes>
        {testimonials.map((line) => {
          const { name, place, text } = readLine(line, 'name', 'place', 'text');
          return (
            <li key={line}>
              <figure>
                <Typography component="blockquote" variant="lead">
                  {text}
                </Typography>
                <Typography component="figcaption" variant="body2" color="textSecondary">
                  <strong>{name}</strong>
                  {place !== '' && formats.comma + place}
                </Typography>
              </figure>
            </li>
          );
        })}
      </Quotes>
    </Section>
  );
}
