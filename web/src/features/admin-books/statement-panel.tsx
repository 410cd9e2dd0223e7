import { styled } from '@mui/material/styles';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Panel } from '../../components/admin/panel.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import type { Section } from './statement.ts';

const Lines = styled('dl')(({ theme: { breakpoints, palette, typography } }) => ({
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: '0 16px',
    paddingBlock: 12,
  },
  '& > div + div': { borderBlockStart: `1px solid ${palette.divider}` },
  '& small': { ...typography.caption, display: 'block', color: palette.text.secondary },
  '& dd': {
    fontSize: '1.125rem',
    fontVariantNumeric: 'tabular-nums',
    color: palette.primary.main,
  },
  '& .result': {
    borderBlockStart: `2px solid ${palette.outline}`,
    '& dt, & dd': { fontWeight: typography.fontWeightMedium },
    '& small': { fontWeight: typography.fontWeightRegular },
  },
  // one column, its figures ending in line; on a phone it would leave the names too little
  [breakpoints.up('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > div': { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
    '& .result dd': { fontSize: '1.375rem' },
  },
}));

/** A section of the books; each figure with what it is made of. */
export function StatementPanel({ heading, note, lines }: Section) {
  return (
    <Panel heading={heading}>
      {note !== undefined && (
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: -1 }}>
          {note}
        </Typography>
      )}
      <Lines>
        {lines.map(({ name, notes, figure, isResult, to }) => (
          <div key={name} {...(isResult && { className: 'result' })}>
            <dt>
              {to === undefined ? (
                name
              ) : (
                <Link component={RouteLink} to={to}>
                  {name}
                </Link>
              )}
              {notes.map((one) => (
                <small key={one}>{one}</small>
              ))}
            </dt>
            {/* not isolated: a minus would turn the figure around its currency */}
            <dd style={{ whiteSpace: 'nowrap' }}>{figure}</dd>
          </div>
        ))}
      </Lines>
    </Panel>
  );
}
