import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { PageHeading } from '../../components/page-heading.tsx';
import { POLICIES, policyPath } from '../../routes/policies.ts';
import { PolicyLink } from '../../components/policy-link.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import { Column } from '../../components/section.tsx';
import { policyTexts as texts } from '../../i18n/ar/store.ts';
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
  const current = (to: string) => to === path && ({ 'aria-current': 'page' } as const);
  return (
    <Page>
      <Body>
        <PageHeading lead={lead}>{heading}</PageHeading>
        {children}
      </Body>
      <Others aria-label={texts.more}>
        <ul>
          {POLICIES.map((policy) => (
            <li key={policy}>
              <PolicyLink policy={policy} {...current(policyPath(policy))} />
            </li>
          ))}
          <li>
            <RouteLink to="/about" {...current('/about')}>
              {texts.about}
            </RouteLink>
          </li>
        </ul>
      </Others>
    </Page>
  );
};
