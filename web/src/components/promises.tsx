import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { readLine } from '../store-data/content-line.ts';
import { useSiteContent } from '../store-data/store-data-context.ts';

const Columns = styled(List)(({ theme }) => ({
  display: 'grid',
  gap: 22,
  '&[data-columns]': {
    gap: 28,
    [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, 1fr)', gap: 32 },
  },
  '& svg': { flex: 'none', color: theme.palette.secondary.main },
}));

/** Parcel, shield, clock, card; a leaf for any further ones. */
const DRAWINGS: readonly ReactNode[] = [
  <path key="parcel" d="M4 13 20 5l16 8v15l-16 8-16-8ZM4 13l16 8 16-8M20 21v15M12 9l16 8v6" />,
  <path
    key="shield"
    d="M20 4c5 4 9.500 5 14 5 0 13-4 21-14 27C10 30 6 22 6 9c4.500 0 9-1 14-5ZM13 19l5 5.500L27.500 15"
  />,
  <path key="clock" d="M20 5a15 15 0 1 1 0 30 15 15 0 0 1 0-30ZM20 11.500V20l6 4" />,
  <path
    key="card"
    d="M5 10h30a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V12a2 2 0 0 1 2-2ZM3 17h34M9 25h7"
  />,
];
const LEAF = <path d="M6 34C5 18 14 6 34 5c0 19-9 29-24 27L6 34ZM6 34 22 17" />;

type PromisesProps = {
  columns: 1 | 4;
  /** One level below the heading above them. */
  heading: 'h2' | 'h3';
};

/** The shop's promises; nothing without any. */
export function Promises({ columns, heading }: PromisesProps) {
  const { promises } = useSiteContent('features').content;
  if (promises.length === 0) return null;
  return (
    <Columns disablePadding data-columns={columns > 1 || undefined}>
      {promises.map((line, index) => {
        const { title, text } = readLine(line, 'title', 'text');
        return (
          <ListItem key={line} disablePadding alignItems="flex-start" sx={{ gap: 2 }}>
            <svg
              viewBox="0 0 40 40"
              width="40"
              height="40"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden
            >
              {DRAWINGS[index] ?? LEAF}
            </svg>
            <ListItemText
              primary={title}
              secondary={text}
              slotProps={{ primary: { variant: 'h4', component: heading } }}
            />
          </ListItem>
        );
      })}
    </Columns>
  );
}
