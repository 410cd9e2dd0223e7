import UndoRounded from '@mui/icons-material/UndoRounded';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';
import { DialogFrame } from '../../../components/admin/dialog-frame.tsx';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { useTexts } from '../../../i18n/store-texts.ts';
import { nameOfChange, useVisitChanges, type LoggedChange } from '../status/order-steps.ts';

/** Lists this visit's changes, each with an undo; nothing if there are none. */
export function VisitChanges() {
  const { visitChanges: texts, parts } = usePanelTexts();
  const { formats } = useTexts();
  const { changes, undo, busy } = useVisitChanges();
  const [open, setOpen] = useState(false);
  if (changes.length === 0) return null;
  const nameOf = (change: LoggedChange): string => nameOfChange(texts, change);
  return (
    <>
      <Button variant="outlined" startIcon={<UndoRounded />} onClick={() => setOpen(true)}>
        {texts.open(changes.length)}
      </Button>
      <DialogFrame
        open={open}
        title={texts.title}
        busy={busy}
        onClose={() => setOpen(false)}
        actions={null}
      >
        <List disablePadding>
          {changes.map((change, index) => (
            <ListItem
              key={change.at.getTime()}
              disableGutters
              divider={index < changes.length - 1}
              sx={{ gap: 1.5 }}
            >
              <ListItemText primary={nameOf(change)} secondary={formats.minute(change.at)} />
              <Button
                variant="outlined"
                size="small"
                aria-label={`${parts.undo}: ${nameOf(change)}`}
                onClick={busy ? undefined : () => void undo(change)}
              >
                {parts.undo}
              </Button>
            </ListItem>
          ))}
        </List>
      </DialogFrame>
    </>
  );
}
