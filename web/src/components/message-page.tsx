import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Logo } from './logo.tsx';
import { PageHeading } from './page-heading.tsx';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 28,
  flex: 1,
  maxWidth: 680,
  marginInline: 'auto',
  padding: `48px ${theme.layout.gutter} 88px`,
  textAlign: 'center',
  '& > svg': { color: theme.palette.secondary.main },
  '& > :last-child': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12 },
  // Clears an overlaid header.
  'header[data-overlay] ~ main > &': { paddingBlockStart: 124 },
}));

type MessagePageProps = { heading: ReactNode; text: string; actions: ReactNode };

/** A page with one message and its actions. */
export const MessagePage = ({ heading, text, actions }: MessagePageProps) => (
  <Frame>
    <Logo height={72} />
    <PageHeading lead={text}>{heading}</PageHeading>
    <div>{actions}</div>
  </Frame>
);
