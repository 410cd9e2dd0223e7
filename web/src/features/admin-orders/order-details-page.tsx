import { orderSchema } from '@ghar/domain/order';
import { orderNumber } from '@ghar/domain/order-number';
import { orderPath } from '@ghar/domain/paths';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useParams } from 'react-router-dom';
import { EmptyState } from '../../components/admin/empty-state.tsx';
import { Icon } from '../../components/admin/icon.tsx';
import { LiveView } from '../../components/admin/live-view.tsx';
import { PageHeader } from '../../components/admin/page-header.tsx';
import { Skeleton } from '../../components/admin/skeleton.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { useLiveDocument } from '../../firebase/live-documents.ts';
import { adminTexts } from '../../i18n/ar/admin.ts';
import { orderPageTexts as texts } from '../../i18n/ar/admin-order.ts';
import { formatMinute } from '../../i18n/ar/dates.ts';
import { DESKTOP } from '../../theme/tokens.ts';
import { CustomerChat } from './customer-chat.tsx';
import { isOrderId } from './list-address.ts';
import { CustomerFacts, OrderItems, OrderProgress } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderTexts } from './order-texts.tsx';
import { listWayOf } from './pager.tsx';
import { Invoice, PackingSlip } from './printed-papers.tsx';
import { ReviewNotice } from './review-notice.tsx';
import type { StoredOrder } from './stored-order.ts';
import { VisitChanges } from './visit-changes.tsx';

const Screen = styled('div')({ '@media print': { display: 'none' } });
const Parts = styled('div')({
  display: 'grid',
  alignItems: 'start',
  gap: 20,
  [DESKTOP]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const Column = styled('div')({ display: 'grid', gap: 20, minWidth: 0 });

type Paper = 'invoice' | 'slip';

const Missing = () => (
  <EmptyState
    title={texts.missing}
    text={texts.missingText}
    action={
      <ButtonLink variant="outlined" to="/admin/orders">
        {texts.toList}
      </ButtonLink>
    }
  />
);

/** An order: all that is known of it, and what can be done with it. */
export function Component() {
  const { id = '' } = useParams();
  if (isOrderId(id)) return <LiveOrder key={id} id={id} />;
  return (
    <>
      <PageHeader title={texts.missing} />
      <Missing />
    </>
  );
}

function LiveOrder({ id }: { id: string }) {
  const order = useLiveDocument(orderPath(id), orderSchema);
  const { list, trail } = listWayOf(useLocation().state);
  const [paper, setPaper] = useState<Paper>('invoice');
  const found = order.state === 'ready' ? order.value : null;
  const printOut = (chosen: Paper): void => {
    flushSync(() => setPaper(chosen));
    print();
  };
  return (
    <>
      <Screen>
        {order.state === 'ready' && found === null ? (
          <PageHeader title={texts.missing} />
        ) : (
          <PageHeader
            title={texts.title(orderNumber(id))}
            lead={found && formatMinute(found.created_at)}
            back={{
              to: `/admin/orders${list}`,
              state: { trail },
              label: adminTexts.sections.orders,
            }}
            actions={found && <OrderActions order={found} onPrint={printOut} />}
          />
        )}
        <LiveView
          live={order}
          operation="load-order"
          skeleton={<Skeleton heights={[220, 160, 160]} />}
          isEmpty={(value) => value === null}
          empty={<Missing />}
        >
          {(value) => value && <OrderView order={value} />}
        </LiveView>
      </Screen>
      {found && (paper === 'invoice' ? <Invoice order={found} /> : <PackingSlip order={found} />)}
    </>
  );
}

type OrderActionsProps = { order: StoredOrder; onPrint: (paper: Paper) => void };

const OrderActions = ({ order, onPrint }: OrderActionsProps) => (
  <>
    <CustomerChat order={order} />
    <VisitChanges />
    <Button type="button" variant="outlined" onClick={() => onPrint('invoice')}>
      <Icon name="print" size={20} />
      {texts.printInvoice}
    </Button>
    <Button type="button" variant="outlined" onClick={() => onPrint('slip')}>
      <Icon name="print" size={20} />
      {texts.printSlip}
    </Button>
  </>
);

const OrderView = ({ order }: { order: StoredOrder }) => (
  <>
    {order.payment_needs_review && <ReviewNotice order={order} />}
    <Parts>
      <Column>
        <OrderProgress order={order} />
        <CustomerFacts order={order} />
        <OrderItems order={order} />
        <OrderRefunds orderId={order.id} />
      </Column>
      <Column>
        <OrderTexts order={order} />
        <OrderHistory orderId={order.id} />
      </Column>
    </Parts>
  </>
);
