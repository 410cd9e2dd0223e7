import styled from '@emotion/styled';
import { Section } from '../../components/section.tsx';
import { homeTexts as texts } from '../../i18n/ar/store.ts';
import { readLine } from '../../store-data/content-line.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';
import { colour, DESKTOP, WIDE } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '40px 20px',
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: 8,
  },
  '& dt': { ...type.small, opacity: 0.86 },
  '& dd': { ...type.figure, color: colour.soapLight },
  [WIDE]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  [DESKTOP]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: 32,
  },
});

/** What those who tried it have said, in figures. */
export function Claims() {
  const { claims } = useSiteContent('features').content;
  if (claims.length === 0) return null;
  return (
    <Section ground="laurel" heading={texts.claims}>
      <List>
        {claims.map((line) => {
          const { figure, text } = readLine(line, 'figure', 'text');
          return (
            <div key={line}>
              <dt>{text}</dt>
              <dd>
                <bdi dir="ltr">{figure}</bdi>
              </dd>
            </div>
          );
        })}
      </List>
    </Section>
  );
}
