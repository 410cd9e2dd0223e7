import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

type PanelProps = { heading: string; actions?: ReactNode; children: ReactNode };

/** A card with a heading, and a landmark of that name. */
export function Panel({ heading, actions, children }: PanelProps) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ overflow: 'visible', padding: 'clamp(18px, 2.4vw, 28px)' }}
    >
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '8px 16px',
          marginBlockEnd: 2,
        }}
      >
        <Typography variant="h4" component="h2" id={id}>
          {heading}
        </Typography>
        {actions}
      </Stack>
      {children}
    </Card>
  );
}
