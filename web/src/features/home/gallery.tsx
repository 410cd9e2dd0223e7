import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Picture } from '../../components/picture.tsx';
import { Section } from '../../components/section.tsx';
import { useTexts } from '../../i18n/store-texts.ts';
import { readLine } from '../../store-data/content-line.ts';
import { useSiteContent, useStoreImages } from '../../store-data/store-data-context.ts';
import { settling } from '../../theme/motion.ts';

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '28px 14px',
  '& > li': { display: 'flex', flexDirection: 'column', gap: 12 },
  '& > li:first-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(4, 1fr)',
    gap: '40px 24px',
    '& > li:first-of-type': { gridColumn: 'span 2', gridRow: 'span 2' },
    // As high as the two rows beside it.
    '& > li:first-of-type > .frame': { flex: '1 0 auto' },
  },
}));
const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '1 / 1',
  overflow: 'hidden',
  borderRadius: theme.layout.cardRadius,
  backgroundColor: theme.palette.sand,
  '& img': { position: 'absolute', inset: 0, ...settling },
}));
const Caption = styled('div')({ minHeight: '3.6em' });

/** The pictures as cards with captions, the first the largest; the captions alone without pictures. */
export function Gallery() {
  const texts = useTexts().home;
  const { gallery } = useSiteContent('features').content;
  const { images } = useStoreImages();
  const shown = images.length > 0 ? images : gallery;
  if (shown.length === 0) return null;
  return (
    <Section heading={texts.gallery}>
      <Cards>
        {shown.map((_, index) => {
          const image = images[index];
          const line = image?.caption ?? gallery[index] ?? '';
          const card = readLine(line, 'title', 'text');
          const [desktop, phone] = index === 0 ? [42, 92] : [21, 46];
          return (
            <li key={image?.src ?? line}>
              {image && (
                <Frame className="frame">
                  <Picture image={image} sizes={`(min-width: 768px) ${desktop}vw, ${phone}vw`} />
                </Frame>
              )}
              {line !== '' && (
                <Caption>
                  <Typography component="h3" variant="h4">
                    {card.title}
                  </Typography>
                  <Typography variant="body2" color="textSecondary">
                    {card.text}
                  </Typography>
                </Caption>
              )}
            </li>
          );
        })}
      </Cards>
    </Section>
  );
}
