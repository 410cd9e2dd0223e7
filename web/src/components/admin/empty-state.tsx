import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colour, radius } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { Logo } from '../logo.tsx';

const Box = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: 'clamp(40px, 7vw, 88px) 24px',
  borderRadius: radius.card,
  border: `1px dashed ${colour.rule}`,
  textAlign: 'center',
  color: colour.muted,
  '& svg': { color: colour.soap },
});
const Title = styled('p')({ ...type.h4, color: colour.ink });
const Text = styled('p')({ maxWidth: '32em', textWrap: 'pretty' });
const Action = styled('div')({ marginBlockStart: 8 });

/** There is nothing yet, or nothing that was asked for; and what to do about it. */
export const EmptyState = ({
  title,
  text,
  action,
}: {
  title: string;
  text?: string;
  action?: ReactNode;
}) => (
  <Box>
    <Logo height={52} />
    <Title>{title}</Title>
    {text !== undefined && <Text>{text}</Text>}
    {action != null && <Action>{action}</Action>}
  </Box>
);
