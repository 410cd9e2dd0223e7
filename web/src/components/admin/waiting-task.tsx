import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { RouteLink } from '../route-link.tsx';

export const Tasks = styled(List)({ padding: 0, marginInline: -10 });

type TaskProps = {
  to: string;
  icon: ReactNode;
  name: ReactNode;
  note?: ReactNode;
  figure: ReactNode;
  urgent?: boolean;
};
/** A task, as a link to its order or list. */
export const Task = ({ to, icon, name, note, figure, urgent = false }: TaskProps) => (
  <ListItem disablePadding>
    <ListItemButton component={RouteLink} to={to}>
      <ListItemIcon sx={{ color: urgent ? 'error.main' : 'secondary.main' }}>{icon}</ListItemIcon>
      <ListItemText primary={name} secondary={note} />
      <Typography
        component="strong"
        sx={{
          flex: 'none',
          fontSize: '1.1875rem',
          color: urgent ? 'error.main' : 'primary.main',
        }}
      >
        {figure}
      </Typography>
    </ListItemButton>
  </ListItem>
);
