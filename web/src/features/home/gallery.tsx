import styled from '@emotion/styled';
import { Picture } from '../../components/picture.tsx';
import { Section } from '../../components/section.tsx';
import { homeTexts as texts } from '../../i18n/ar/store.ts';
import { readLine } from '../../store-data/content-line.ts';
import { useSiteContent, useStoreImages } from '../../store-data/store-data-context.ts';
import { settling } from '../../theme/motion.ts';
import { colour, radius, WIDE } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '28px 14px',
  '& > li:first-of-type': { gridColumn: '1 / -1' },
  [WIDE]: {
    gridTemplateColumns: 'repeat(4, 1fr)',
    gap: '40px 24px',
    '& > li:first-of-type': { gridColumn: 'span 2', gridRow: 'span 2' },
    // As high as the two rows beside it.
    '& > li:first-of-type > .frame': { flex: '1 0 auto' },
  },
});
const Card = styled('li')({ display: 'flex', flexDirection: 'column', gap: 12 });
const Frame = styled('div')({
  position: 'relative',
  aspectRatio: '1 / 1',
  overflow: 'hidden',
  borderRadius: radius.card,
  backgroundColor: colour.sand,
  '& img': { position: 'absolute', inset: 0, ...settling },
});
const Caption = styled('div')({
  minHeight: '3.6em',
  '& h3': { ...type.h4 },
  '& p': { ...type.small, color: colour.muted },
});

/** The pictures as cards, each with a few words. The first is the largest. */
export function Gallery() {
  const { gallery } = useSiteContent('features').content;
  const { images } = useStoreImages();
  const shown = images.length > 0 ? images : gallery;
  return (
    <Section heading={texts.gallery}>
      <Cards>
        {shown.map((_, index) => {
          const image = images[index];
          const line = image?.caption ?? gallery[index] ?? '';
          const card = readLine(line, 'title', 'text');
          return (
            <Card key={image?.src ?? line}>
              {image && (
                <Frame className="frame">
                  <Picture
                    image={image}
                    sizes={
                      index === 0
                        ? '(min-width: 768px) 42vw, 92vw'
                        : '(min-width: 768px) 21vw, 46vw'
                    }
                  />
                </Frame>
              )}
              {line !== '' && (
                <Caption>
                  <h3>{card.title}</h3>
                  <p>{card.text}</p>
                </Caption>
              )}
            </Card>
          );
        })}
      </Cards>
    </Section>
  );
}
