import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';
import { colour } from '../theme/tokens.ts';
import { type } from '../theme/type.ts';

const Heading = styled('h1')({ ...type.h1, textWrap: 'balance' });
const Lead = styled('p')({
  maxWidth: '31em',
  marginBlockStart: 12,
  color: colour.muted,
  textWrap: 'pretty',
});

/** The page's one heading. It can be given the focus, when the page has changed around a reader. */
export const PageHeading = ({
  children,
  lead,
  ref,
}: {
  children: ReactNode;
  lead?: ReactNode;
  ref?: Ref<HTMLHeadingElement>;
}) => (
  <div>
    <Heading tabIndex={-1} ref={ref}>
      {children}
    </Heading>
    {lead != null && <Lead>{lead}</Lead>}
  </div>
);
