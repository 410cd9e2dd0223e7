import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PaymentStatus } from '@ghar/domain/order/status';
import { useState, type ReactNode } from 'react';
import { DialogFrame } from '../../../components/admin/dialog-frame.tsx';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { isMoneyAffected, type Consequences, type Reversal } from './step-consequences.ts';

type Question = {
  readonly title: string;
  readonly effects: readonly (readonly [on: string, effect: string, isWarning: boolean])[];
  /** Whether it can be undone. */
  readonly undo: string;
  readonly isCancellation?: boolean;
};
type Asked = Question & { readonly answer: (isMeant: boolean) => void };

/** Explains what a change has an effect on. */
function ChangeDialog({ title, effects, undo, isCancellation, answer }: Asked) {
  const { changeDialog: texts } = usePanelTexts();
  return (
    <DialogFrame
      open
      title={title}
      busy={false}
      onClose={() => answer(false)}
      maxWidth="xs"
      actions={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- inside a dialog that the user opened */}
          <Button variant="outlined" autoFocus onClick={() => answer(false)}>
            {texts.keep}
          </Button>
          <Button {...(isCancellation && { color: 'error' })} onClick={() => answer(true)}>
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
        {undo}
      </Typography>
    </DialogFrame>
  );
}

/**
 * `ask`, of the order's status, and `askReversal`, of its payment's, resolve to whether the change is confirmed; `dialog`
 * must be rendered. `number` is the order's, for a single order.
 */
export function useChangeQuestion(): {
  readonly ask: (change: Consequences, number: string | null) => Promise<boolean>;
  readonly askReversal: (reversal: Reversal, to: PaymentStatus, number: string) => Promise<boolean>;
  readonly dialog: ReactNode;
} {
  const { changeDialog: texts } = usePanelTexts();
  const [asked, setAsked] = useState<Asked | null>(null);
  const put = (question: Question): Promise<boolean> =>
    new Promise((resolve) => setAsked({ ...question, answer: resolve }));
  const answer = (isMeant: boolean): void => {
    setAsked(null);
    asked?.answer(isMeant);
  };
  return {
    ask: (change, number) =>
      put({
        title: texts.title(change, number),
        effects: [
          [texts.money, texts.moneyOf(change), isMoneyAffected(change)],
          [texts.stock, texts.stockOf(change), change.piecesSent > 0],
          [texts.customers, texts.customersOf(change), false],
        ],
        undo: texts.undo,
        isCancellation: change.to === 'cancelled',
      }),
    askReversal: (reversal, to, number) =>
      put({
        title: texts.paymentTitle(number, to),
        effects: [
          [texts.money, texts.withdrawn(reversal), false],
          [texts.invoice, texts.reversed(reversal), true],
        ],
        undo: texts.noteStays,
      }),
    dialog: asked && <ChangeDialog {...asked} answer={answer} />,
  };
}
