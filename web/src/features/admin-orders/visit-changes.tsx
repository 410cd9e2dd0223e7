import { styled } from '@mui/material/styles';
import { orderNumber } from '@ghar/domain/order-number';
import { useState } from 'react';
import { DialogFrame } from '../../components/admin/dialog-frame.tsx';
import { Icon } from '../../components/admin/icon.tsx';
import { Button } from '../../components/button.tsx';
import { adminPartTexts } from '../../i18n/ar/admin.ts';
import { visitChangesTexts as texts } from '../../i18n/ar/admin-order-changes.ts';
import { formatMinute } from '../../i18n/ar/dates.ts';
import { colour } from '../../theme/tokens.ts';
import { useChangeLog, useLoggedChanges, type LoggedChange } from './change-log.ts';
import { useTakeBack } from './use-order-steps.ts';

const List = styled('ul')({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: 12,
    paddingBlock: 12,
  },
  '& > li + li': { borderBlockStart: `1px solid ${colour.rule}` },
  '& small': { display: 'block', fontSize: '0.8438rem', color: colour.muted },
});

const wordsOf = ({ steps: [step, ...more] }: LoggedChange): string => {
  if (step === undefined) return '';
  return more.length === 0
    ? texts.one(orderNumber(step.id), step)
    : texts.several(more.length + 1, step);
};

/** The way back from each change of the visit; nothing while there is none. */
export function VisitChanges() {
  const changes = useLoggedChanges(useChangeLog());
  const { back, busy } = useTakeBack();
  const [open, setOpen] = useState(false);
  if (changes.length === 0) return null;
  return (
    <>
      <Button type="button" variant="outlined" onClick={() => setOpen(true)}>
        <Icon name="undo" size={20} />
        {texts.open(changes.length)}
      </Button>
      <DialogFrame
        open={open}
        title={texts.title}
        busy={busy}
        onClose={() => setOpen(false)}
        actions={null}
      >
        <List>
          {changes.map((change) => (
            <li key={change.at.getTime()}>
              <span>
                {wordsOf(change)}
                <small>{formatMinute(change.at)}</small>
              </span>
              <Button
                type="button"
                variant="outlined"
                aria-label={`${adminPartTexts.undo}: ${wordsOf(change)}`}
                onClick={busy ? undefined : () => void back(change)}
              >
                {adminPartTexts.undo}
              </Button>
            </li>
          ))}
        </List>
      </DialogFrame>
    </>
  );
}
