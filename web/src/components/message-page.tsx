import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { colour, gutter } from '../theme/tokens.ts';
import { Logo } from './logo.tsx';
import { PageHeading } from './page-heading.tsx';

const Column = styled('div')({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 28,
  flex: 1,
  maxWidth: 680,
  marginInline: 'auto',
  paddingInline: gutter,
  paddingBlock: '48px 88px',
  textAlign: 'center',
  '& > svg': { color: colour.olive },
  // In the place of a page that begins below its header.
  'header[data-overlay] ~ main > &': { paddingBlockStart: 124 },
});
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
});

/** A page that has one thing to say, and a way on. */
export const MessagePage = ({
  heading,
  text,
  actions,
}: {
  heading: ReactNode;
  text: string;
  actions: ReactNode;
}) => (
  <Column>
    <Logo height={72} />
    <PageHeading lead={text}>{heading}</PageHeading>
    <Actions>{actions}</Actions>
  </Column>
);
