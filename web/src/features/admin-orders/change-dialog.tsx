import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { DialogFrame } from '../../components/admin/dialog-frame.tsx';
import { Button } from '../../components/button.tsx';
import { adminPartTexts } from '../../i18n/ar/admin.ts';
import {
  changeDialogTexts as texts,
  type Consequences,
} from '../../i18n/ar/admin-order-changes.ts';
import { colour } from '../../theme/tokens.ts';
import { isGrave } from './step-consequences.ts';

const Effects = styled('dl')({
  display: 'grid',
  gap: 14,
  '& dt': { fontSize: '0.8438rem', color: colour.muted },
  '& dd': { margin: 0, textWrap: 'pretty' },
  '& dd[data-grave]': { fontWeight: 500, color: colour.clay },
});
const Undo = styled('p')({ marginBlockStart: 14, color: colour.muted });

/** What a change does to money, stock and customers, before it is made. */
const ChangeDialog = ({
  change,
  number,
  onAnswer,
}: {
  change: Consequences;
  number: string | null;
  onAnswer: (isMeant: boolean) => void;
}) => (
  <DialogFrame
    open
    title={texts.title(change, number)}
    busy={false}
    onClose={() => onAnswer(false)}
    maxWidth="xs"
    actions={
      <>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- inside a dialog that was asked for */}
        <Button type="button" variant="outlined" autoFocus onClick={() => onAnswer(false)}>
          {adminPartTexts.cancel}
        </Button>
        <Button type="button" onClick={() => onAnswer(true)}>
          {texts.confirm}
        </Button>
      </>
    }
  >
    <Effects>
      <div>
        <dt>{texts.money}</dt>
        <dd {...(isGrave(change) && { 'data-grave': '' })}>{texts.moneyOf(change)}</dd>
      </div>
      <div>
        <dt>{texts.stock}</dt>
        <dd>{texts.stockOf(change)}</dd>
      </div>
      <div>
        <dt>{texts.customers}</dt>
        <dd>{texts.customersOf(change)}</dd>
      </div>
    </Effects>
    <Undo>{texts.undo}</Undo>
  </DialogFrame>
);

type Asked = {
  readonly change: Consequences;
  readonly number: string | null;
  readonly answer: (isMeant: boolean) => void;
};

/**
 * Asks whether a change is meant: `ask` answers that, and `dialog` has to be drawn.
 * `number` is that of the order where it is a single one.
 */
export function useChangeQuestion(): {
  readonly ask: (change: Consequences, number: string | null) => Promise<boolean>;
  readonly dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const answer = (isMeant: boolean): void => {
    setAsked(null);
    asked?.answer(isMeant);
  };
  return {
    ask: (change, number) =>
      new Promise((resolve) => setAsked({ change, number, answer: resolve })),
    dialog: asked && <ChangeDialog change={asked.change} number={asked.number} onAnswer={answer} />,
  };
}
