import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';
import { colour, radius } from '../theme/tokens.ts';

const Box = styled('div')({
  padding: '14px 18px',
  borderRadius: radius.control,
  borderInlineStart: `4px solid ${colour.clay}`,
  backgroundColor: colour.claySoft,
  outlineOffset: 3,
  '& p + p': { marginBlockStart: 4, color: colour.ink },
});

const Message = styled('p')({ fontWeight: 600, color: colour.clay, lineHeight: 1.6 });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 12 });

/** What went wrong, what it means, and what can be done about it. Announced at once. */
export const Notice = ({
  message,
  guidance,
  actions,
  ref,
}: {
  message: string;
  guidance?: string | undefined;
  actions?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}) => (
  <Box role="alert" tabIndex={-1} ref={ref}>
    <Message>{message}</Message>
    {guidance !== undefined && <p>{guidance}</p>}
    {actions != null && actions !== false && <Actions>{actions}</Actions>}
  </Box>
);
