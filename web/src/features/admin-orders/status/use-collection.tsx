import { paymentOf } from '@ghar/domain/order/payment-of';
import { dirhamsFromFils } from '@ghar/domain/money/money';
import { useState, type ReactElement } from 'react';
import { ConfirmDialog } from '../../../components/admin/confirm-dialog.tsx';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { useTexts } from '../../../i18n/store-texts.ts';
import { collectSteps, useOrderSteps } from './order-steps.ts';

type Collection = {
  readonly collect: () => void;
  readonly busy: boolean;
  readonly dialog: ReactElement | null;
};

/** Records that an order's money came. Asks first where it was cash, whose invoice only a credit note takes back. */
export function useCollection(order: StoredOrder): Collection {
  const { collection: texts, orderPage } = usePanelTexts();
  const { formats } = useTexts();
  const { take, busy, failure } = useOrderSteps();
  const [isAsked, setAsked] = useState(false);
  const store = async (): Promise<void> => {
    if (await take(collectSteps(order))) setAsked(false);
  };
  return {
    collect: () => (order.payment_method === 'cash' ? setAsked(true) : void store()),
    busy,
    dialog: isAsked ? (
      <ConfirmDialog
        open
        title={texts.title(formats.charge(dirhamsFromFils(paymentOf(order).due)))}
        confirm={orderPage.nextStep.collected}
        confirming={orderPage.stepping}
        busy={busy}
        failure={failure}
        onConfirm={() => void store()}
        onClose={() => setAsked(false)}
      >
        {texts.text}
      </ConfirmDialog>
    ) : null,
  };
}
