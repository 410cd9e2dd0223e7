import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PageHeading } from '../../components/page-heading.tsx';
import { PolicyLinks } from '../../components/policy-links.tsx';
import { useTexts } from '../../i18n/store-texts.ts';

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(32px, 5vw, 72px)',
  paddingBlock: '24px 72px',
  '& > article': { display: 'grid', gap: 'clamp(28px, 3.5vw, 44px)', maxWidth: 720 },
  // On small screens the footer right below has the same links.
  '& > nav': { display: 'none' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 720px) 240px',
    justifyContent: 'space-between',
    paddingBlock: '56px 120px',
    '& > nav': {
      ...theme.typography.body2,
      display: 'block',
      alignSelf: 'start',
      paddingBlockStart: 20,
      borderBlockStart: `1px solid ${theme.palette.divider}`,
      color: theme.palette.text.secondary,
    },
  },
}));

type ArticleProps = { path: string; heading: string; lead?: string; children: ReactNode };

/** A text page, with links to its siblings. */
export const Article = ({ path, heading, lead, children }: ArticleProps) => (
  <Columns>
    <article>
      <PageHeading lead={lead}>{heading}</PageHeading>
      {children}
    </article>
    <nav aria-label={useTexts().policies.more}>
      <PolicyLinks current={path} />
    </nav>
  </Columns>
);
