import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colour, WIDE } from '../../theme/tokens.ts';
import { DISPLAY } from '../../theme/type.ts';
import { useDocumentTitle } from '../document-title.ts';
import { RouteLink } from '../route-link.tsx';
import { Icon } from './icon.tsx';

const Box = styled('header')({
  display: 'grid',
  gap: '16px 24px',
  marginBlockEnd: 28,
  [WIDE]: { gridTemplateColumns: '1fr auto', alignItems: 'end' },
});
const Heading = styled('h1')({
  fontFamily: DISPLAY,
  fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.375rem)',
  fontWeight: 500,
  lineHeight: 1.3,
});
const Lead = styled('p')({ maxWidth: '40em', marginBlockStart: 4, color: colour.muted });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
const Back = styled(RouteLink)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  color: colour.muted,
  textDecoration: 'none',
  '&:hover': { color: colour.laurel },
});

type PageHeaderProps = {
  /** The section's one heading, and its name in the browser's tab. */
  title: string;
  lead?: ReactNode;
  /** Where the section is inside another. */
  back?: { readonly to: string; readonly label: string; readonly state?: unknown };
  /** What can be done in the section as a whole. */
  actions?: ReactNode;
};

/** The top of every section of the admin panel. */
export function PageHeader({ title, lead, back, actions }: PageHeaderProps) {
  useDocumentTitle(title);
  return (
    <Box>
      <div>
        {back && (
          <Back to={back.to} state={back.state}>
            <Icon name="previous" size={18} />
            {back.label}
          </Back>
        )}
        <Heading tabIndex={-1}>{title}</Heading>
        {lead != null && <Lead>{lead}</Lead>}
      </div>
      {actions != null && <Actions>{actions}</Actions>}
    </Box>
  );
}
