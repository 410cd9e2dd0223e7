import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

type PageHeadingProps = { children: ReactNode; lead?: ReactNode; ref?: Ref<HTMLHeadingElement> };

/** The page's only `h1`; focused after the page changes. */
export const PageHeading = ({ children, lead, ref }: PageHeadingProps) => (
  <div>
    <Typography variant="h1" tabIndex={-1} ref={ref}>
      {children}
    </Typography>
    {lead != null && lead !== '' && (
      <Typography color="textSecondary" sx={{ mt: 1.5, maxWidth: '31em' }}>
        {lead}
      </Typography>
    )}
  </div>
);
