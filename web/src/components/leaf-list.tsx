import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';

const Item = styled(ListItem)(({ theme }) => ({
  ...theme.typography.body2,
  alignItems: 'flex-start',
  gap: 10,
  paddingBlock: 4,
  color: theme.palette.text.secondary,
  '& svg': { flex: 'none', marginBlockStart: '0.35em', color: theme.palette.secondary.main },
  '[data-large] > &': {
    ...theme.typography.body1,
    paddingBlock: 7,
    color: theme.palette.text.primary,
  },
}));

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
  <List disablePadding data-large={large || undefined}>
    {items.map((item) => (
      <Item key={item} disableGutters>
        <Leaf />
        {item}
      </Item>
    ))}
  </List>
);
