import Checkbox from '@mui/material/Checkbox';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PaymentStatus } from '@ghar/domain/order/status';
import { useId, useState, type ReactNode } from 'react';
import { DialogFrame } from '../../../components/admin/dialog-frame.tsx';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import {
  isMoneyAffected,
  type Consequences,
  type Money,
  type Reversal,
} from './step-consequences.ts';

type Question = {
  readonly title: string;
  readonly effects: readonly (readonly [on: string, effect: string, isWarning: boolean])[];
  /** Whether it can be undone. */
  readonly undo: string;
  readonly isCancellation?: boolean;
  /** What may be collected with the change; absent if nothing. */
  readonly collectable?: Money;
};
/** `collects`: also records that the orders' cash came. */
type Answer = { readonly isMeant: boolean; readonly collects: boolean };
type Asked = Question & { readonly answer: (answer: Answer) => void };
const REFUSED: Answer = { isMeant: false, collects: false };

/** Explains what a change has an effect on. */
function ChangeDialog({ title, effects, undo, isCancellation, collectable, answer }: Asked) {
  const { changeDialog: texts } = usePanelTexts();
  const meaningId = useId();
  const [collects, setCollects] = useState(false);
  return (
    <DialogFrame
      open
      title={title}
      busy={false}
      onClose={() => answer(REFUSED)}
      maxWidth="xs"
      actions={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- inside a dialog that the user opened */}
          <Button variant="outlined" autoFocus onClick={() => answer(REFUSED)}>
            {texts.keep}
          </Button>
          <Button
            {...(isCancellation && { color: 'error' })}
            onClick={() => answer({ isMeant: true, collects })}
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
      {collectable && (
        <>
          <FormControlLabel
            control={
              <Checkbox
                checked={collects}
                onChange={(_, isOn) => setCollects(isOn)}
                slotProps={{ input: { 'aria-describedby': meaningId } }}
              />
            }
            label={texts.collect(collectable)}
            sx={{ mt: 1.75 }}
          />
          <Typography id={meaningId} variant="body2" color="textSecondary">
            {texts.collectMeaning}
          </Typography>
        </>
      )}
      <Typography color="textSecondary" sx={{ mt: 1.75 }}>
        {undo}
      </Typography>
    </DialogFrame>
  );
}

/**
 * `ask`, of the order's status, and `askReversal`, of its payment's, resolve to whether the change is confirmed, and `ask`
 * also to whether what it makes `collectable` is collected with it; `dialog` must be rendered. `number` is the order's, for
 * a single order.
 */
export function useChangeQuestion(): {
  readonly ask: (
    change: Consequences,
    number: string | null,
    collectable?: Money,
  ) => Promise<Answer>;
  readonly askReversal: (reversal: Reversal, to: PaymentStatus, number: string) => Promise<boolean>;
  readonly dialog: ReactNode;
} {
  const { changeDialog: texts } = usePanelTexts();
  const [asked, setAsked] = useState<Asked | null>(null);
  const put = (question: Question): Promise<Answer> =>
    new Promise((resolve) => setAsked({ ...question, answer: resolve }));
  const answer = (given: Answer): void => {
    setAsked(null);
    asked?.answer(given);
  };
  return {
    ask: (change, number, collectable) =>
      put({
        title: texts.title(change, number),
        effects: [
          [texts.money, texts.moneyOf(change), isMoneyAffected(change)],
          [texts.stock, texts.stockOf(change), change.piecesSent > 0],
          [texts.customers, texts.customersOf(change), false],
        ],
        undo: texts.undo,
        isCancellation: change.to === 'cancelled',
        ...(collectable && { collectable }),
      }),
    askReversal: async (reversal, to, number) => {
      const { isMeant } = await put({
        title: texts.paymentTitle(number, to),
        effects: [
          [texts.money, texts.withdrawn(reversal), false],
          [texts.invoice, texts.reversed(reversal), true],
        ],
        undo: texts.noteStays,
      });
      return isMeant;
    },
    dialog: asked && <ChangeDialog {...asked} answer={answer} />,
  };
}
