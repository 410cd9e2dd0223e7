import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colour, radius, visuallyHidden } from '../../theme/tokens.ts';

/** Below this width a row is a card. */
export const AS_CARDS = '@media (max-width: 899px)';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  borderRadius: radius.card,
  border: `1px solid ${colour.rule}`,
  backgroundColor: colour.paper,
  fontSize: '0.9375rem',
  lineHeight: 1.6,
  '& caption': visuallyHidden,
  '& th': {
    paddingInline: 14,
    paddingBlock: 12,
    textAlign: 'start',
    fontSize: '0.8438rem',
    fontWeight: 450,
    color: colour.muted,
    whiteSpace: 'nowrap',
    borderBlockEnd: `1px solid ${colour.rule}`,
  },
  '& td': { paddingInline: 14, paddingBlock: 10, verticalAlign: 'middle' },
  '& tbody tr + tr td': { borderBlockStart: `1px solid ${colour.rule}` },
  '& tbody tr': { transition: 'background-color 120ms', '&:hover': { backgroundColor: '#fff' } },
  '& tbody tr:last-of-type td:first-of-type': { borderEndStartRadius: radius.card },
  '& tbody tr:last-of-type td:last-of-type': { borderEndEndRadius: radius.card },
  [AS_CARDS]: {
    '&, & tbody, & tr, & td': { display: 'block' },
    '&': { border: 0, backgroundColor: 'transparent' },
    '& thead': visuallyHidden,
    '& tbody': { display: 'grid', gap: 12 },
    '& tbody tr': {
      padding: '10px 18px',
      borderRadius: radius.card,
      border: `1px solid ${colour.rule}`,
      backgroundColor: colour.paper,
    },
    '& td, & tbody tr + tr td': { border: 0, padding: 0 },
    '& td': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 20,
      minHeight: 40,
      textAlign: 'end',
      '&::before': {
        content: 'attr(data-label)',
        flex: 'none',
        fontSize: '0.8438rem',
        color: colour.muted,
      },
    },
    '& td[data-wide]': { display: 'block', textAlign: 'start', '&::before': { display: 'none' } },
  },
});

export type Column<Row> = {
  readonly id: string;
  /** Stands above the column, and beside the value where a row is a card. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** In a card it has a line to itself, without its header: the name of the row, or its actions. */
  readonly wide?: boolean;
};

type DataTableProps<Row> = {
  /** What the table is of: read out, not shown. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
};

/** A list of things that are alike: a table on a desk, cards on a phone. Browsers keep it a table either way. */
export const DataTable = <Row,>({ label, columns, rows, rowId }: DataTableProps<Row>) => (
  <Table>
    <caption>{label}</caption>
    <thead>
      <tr>
        {columns.map(({ id, header }) => (
          <th key={id} scope="col">
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={rowId(row)}>
          {columns.map(({ id, header, cell, wide = false }) => (
            <td key={id} data-label={header} {...(wide && { 'data-wide': '' })}>
              {cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);
