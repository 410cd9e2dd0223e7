import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { DialogFrame } from '../../../components/admin/dialog-frame.tsx';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { isMoneyAffected, type Consequences } from './step-consequences.ts';

type Question = {
  readonly change: Consequences;
  /** The order's number, for a single order. */
  readonly number: string | null;
  readonly answer: (isMeant: boolean) => void;
};

/** Explains a change's effect on money, stock and customers. */
function ChangeDialog({ change, number, answer }: Question) {
  const { changeDialog: texts } = usePanelTexts();
  const effects = [
    [texts.money, texts.moneyOf(change), isMoneyAffected(change)],
    [texts.stock, texts.stockOf(change), change.piecesSent > 0],
    [texts.customers, texts.customersOf(change), false],
  ] as const;
  return (
    <DialogFrame
      open
      title={texts.title(change, number)}
      busy={false}
      onClose={() => answer(false)}
      maxWidth="xs"
      actions={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- inside a dialog that the user opened */}
          <Button variant="outlined" autoFocus onClick={() => answer(false)}>
            {texts.keep}
          </Button>
          <Button
            {...(change.to === 'cancelled' && { color: 'error' })}
            onClick={() => answer(true)}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      <Stack component="dl" sx={{ gap: 1.75 }}>
        {effects.map(([name, effect, isWarning]) => (
          <div key={name}>
            <Typography variant="caption" component="dt" color="textSecondary">
              {name}
            </Typography>
            <Typography
              component="dd"
              {...(isWarning && { color: 'error', sx: { fontWeight: 'medium' } })}
            >
              {effect}
            </Typography>
          </div>
        ))}
      </Stack>
      <Typography color="textSecondary" sx={{ mt: 1.75 }}>
        {texts.undo}
      </Typography>
    </DialogFrame>
  );
}

/** `ask` resolves to whether the change is confirmed; `dialog` must be rendered. */
export function useChangeQuestion(): {
  readonly ask: (change: Consequences, number: string | null) => Promise<boolean>;
  readonly dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Question | null>(null);
  const answer = (isMeant: boolean): void => {
    setAsked(null);
    asked?.answer(isMeant);
  };
  return {
    ask: (change, number) =>
      new Promise((resolve) => setAsked({ change, number, answer: resolve })),
    dialog: asked && <ChangeDialog {...asked} answer={answer} />,
  };
}
