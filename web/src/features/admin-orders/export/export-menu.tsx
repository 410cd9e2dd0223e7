import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { menuPaper } from '../../../components/admin/menu-look.ts';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { EXPORTS, type Export } from './save-orders.ts';

/** `menu` chooses the format, anchored to the pressed button; it must be rendered. */
export function useExportMenu(onChoose: (as: Export) => void): {
  readonly open: (event: MouseEvent<HTMLElement>) => void;
  readonly menu: ReactNode;
} {
  const texts = usePanelTexts().exports;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  return {
    open: ({ currentTarget }) => setAnchor(currentTarget),
    menu: (
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ paper: { sx: menuPaper } }}
      >
        {EXPORTS.map((as) => (
          <MenuItem
            key={as}
            onClick={() => {
              close();
              onChoose(as);
            }}
          >
            <ListItemText primary={texts[as].name} secondary={texts[as].hint} />
          </MenuItem>
        ))}
      </Menu>
    ),
  };
}
