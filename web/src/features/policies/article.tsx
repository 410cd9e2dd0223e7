import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { PageHeading } from '../../components/page-heading.tsx';
import { POLICIES, policyPath } from '../../components/policies.ts';
import { RouteLink } from '../../components/route-link.tsx';
import { Column } from '../../components/section.tsx';
import { policyTexts as texts } from '../../i18n/store.ts';
import { colour, DESKTOP, TARGET } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';

const Page = styled(Column)({
  display: 'grid',
  gap: 'clamp(32px, 5vw, 72px)',
  paddingBlock: '24px 72px',
  [DESKTOP]: {
    gridTemplateColumns: 'minmax(0, 720px) 240px',
    justifyContent: 'space-between',
    paddingBlock: '56px 120px',
  },
});
const Body = styled('article')({ display: 'grid', gap: 'clamp(28px, 3.5vw, 44px)', maxWidth: 720 });
const Others = styled('nav')({
  ...type.small,
  // On small screens the same links are just below, in the footer.
  display: 'none',
  [DESKTOP]: { display: 'block' },
  alignSelf: 'start',
  paddingBlockStart: 20,
  borderBlockStart: `1px solid ${colour.rule}`,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: TARGET,
    color: colour.muted,
    textDecoration: 'none',
    '&:hover': { color: colour.laurel, textDecoration: 'underline' },
    '&[aria-current]': { color: colour.laurel, fontWeight: 500 },
  },
});
/** A page to be read, with the way to the others of its kind. */
export const Article = ({
  path,
  heading,
  lead,
  children,
}: {
  path: string;
  heading: string;
  lead?: string;
  children: ReactNode;
}) => {
  const pages = [
    ...POLICIES.map((policy) => [policyPath(policy), texts.names[policy]] as const),
    ['/about', texts.about] as const,
  ];
  return (
    <Page>
      <Body>
        <PageHeading lead={lead}>{heading}</PageHeading>
        {children}
      </Body>
      <Others aria-label={texts.more}>
        <ul>
          {pages.map(([to, name]) => (
            <li key={to}>
              <RouteLink to={to} {...(to === path && { 'aria-current': 'page' })}>
                {name}
              </RouteLink>
            </li>
          ))}
        </ul>
      </Others>
    </Page>
  );
};
