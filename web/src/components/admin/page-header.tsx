import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BackIcon } from './direction-icons.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { RouteLink } from '../route-link.tsx';

type PageHeaderProps = {
  /** The page's only h1 and the document's title. */
  title: string;
  lead?: ReactNode;
  /** Link to the parent page. */
  back?: { readonly to: string; readonly label: string; readonly state?: unknown };
  /** Actions on the whole page. */
  actions?: ReactNode;
};

/** The header of every panel page. */
export function PageHeader({ title, lead, back, actions }: PageHeaderProps) {
  useDocumentTitle(title);
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'end',
        gap: '16px 24px',
        marginBlockEnd: 3.5,
      }}
    >
      <Box sx={{ flex: '999 1 auto' }}>
        {back && (
          <Button
            component={RouteLink}
            to={back.to}
            state={back.state}
            variant="text"
            size="small"
            startIcon={<BackIcon />}
            sx={{
              px: 0,
              fontWeight: 'fontWeightRegular',
              color: 'text.secondary',
              textDecoration: 'none',
            }}
          >
            {back.label}
          </Button>
        )}
        <Typography variant="panelTitle" tabIndex={-1}>
          {title}
        </Typography>
        {lead != null && (
          <Typography
            component="div"
            sx={{ maxWidth: '40em', marginBlockStart: 0.5, color: 'text.secondary' }}
          >
            {lead}
          </Typography>
        )}
      </Box>
      {actions != null && (
        // At the end of the title's line; on a line of their own if they do not fit.
        <Stack
          direction="row"
          sx={{ flex: '1 1 auto', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
        >
          {actions}
        </Stack>
      )}
    </Box>
  );
}
