import styled from '@emotion/styled';
import { colour } from '../theme/tokens.ts';
import { type } from '../theme/type.ts';

const List = styled('ul', { shouldForwardProp: (name) => name !== 'large' })<{ large: boolean }>(
  ({ large }) => ({
    ...(large ? type.body : type.small),
    display: 'grid',
    gap: large ? 14 : 8,
    color: large ? colour.ink : colour.muted,
    '& li': { display: 'grid', gridTemplateColumns: '18px 1fr', gap: 10, alignItems: 'start' },
    '& svg': { marginBlockStart: large ? 7 : 5, color: colour.olive },
  }),
);

const Leaf = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden>
    <path d="M2 14C1.5 7 5 2.5 14 2c.2 8-4 12-10.3 11L2 14Z" />
  </svg>
);

/** A few short promises, a leaf before each. */
export const LeafList = ({
  items,
  large = false,
}: {
  items: readonly string[];
  large?: boolean;
}) => (
  <List large={large}>
    {items.map((item) => (
      <li key={item}>
        <Leaf />
        {item}
      </li>
    ))}
  </List>
);
