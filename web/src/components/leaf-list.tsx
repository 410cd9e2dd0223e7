import { styled } from '@mui/material/styles';

const Leaves = styled('ul')<{ large: boolean }>(({ theme, large }) => ({
  ...theme.typography[large ? 'body1' : 'body2'],
  display: 'grid',
  gap: large ? 14 : 8,
  color: theme.palette.text[large ? 'primary' : 'secondary'],
  '& li': { display: 'flex', alignItems: 'start', gap: 10 },
  '& svg': { flex: 'none', marginBlockStart: '0.35em', color: theme.palette.secondary.main },
}));

export const Leaf = ({ size = 16 }: { size?: number }) => (
  <svg viewBox="0 0 16 16" width={size} height={size} fill="currentColor" aria-hidden>
    <path d="M2 14C1.5 7 5 2.5 14 2c.2 8-4 12-10.3 11L2 14Z" />
  </svg>
);

type LeafListProps = { items: readonly string[]; large?: boolean };

/** A list with leaf bullets; nothing without items. */
export const LeafList = ({ items, large = false }: LeafListProps) =>
  items.length > 0 && (
    <Leaves large={large}>
      {items.map((item) => (
        <li key={item}>
          <Leaf />
          {item}
        </li>
      ))}
    </Leaves>
  );
