import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { colour, radius } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';

const Box = styled('section')({
  padding: 'clamp(18px, 2.4vw, 28px)',
  borderRadius: radius.card,
  border: `1px solid ${colour.rule}`,
  backgroundColor: colour.paper,
});
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginBlockEnd: 16,
  '& h2': type.h4,
});

/** A part of a section that stands on its own, with its heading. */
export function Panel({
  heading,
  actions,
  children,
}: {
  heading: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <Head>
        <h2 id={id}>{heading}</h2>
        {actions}
      </Head>
      {children}
    </Box>
  );
}
