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
import { adminTexts } from '../../i18n/admin.ts';
import { orderPageTexts as texts } from '../../i18n/admin-order.ts';
import { formatMinute } from '../../i18n/dates.ts';
import { DESKTOP } from '../../theme/tokens.ts';
import { CustomerChat } from './customer-chat.tsx';
import { isOrderId } from './list-address.ts';
import { CustomerFacts, OrderItems, OrderProgress } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderTexts } from './order-texts.tsx';
import { Invoice, PackingSlip } from './printed-papers.tsx';
import { ReviewNotice } from './review-notice.tsx';
import type { StoredOrder } from './stored-order.ts';

const Screen = styled('div')({ '@media print': { display: 'none' } });
const Parts = styled('div')({
  display: 'grid',
  alignItems: 'start',
  gap: 20,
  [DESKTOP]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const Column = styled('div')({ display: 'grid', gap: 20, minWidth: 0 });

/** The way back leads to the list as it was left. */
function useListPath(): string {
  const { state } = useLocation() as { state: { list?: unknown } | null };
  return `/admin/orders${typeof state?.list === 'string' ? state.list : ''}`;
}

const NoOrder = () => (
  <>
    <PageHeader title={texts.missing} />
    <EmptyState
      title={texts.missing}
      text={texts.missingText}
      action={
        <ButtonLink variant="outlined" to="/admin/orders">
          {texts.toList}
        </ButtonLink>
      }
    />
  </>
);

/** An order: all that is known of it, and what can be done with it. */
export function OrderDetailsPage() {
  const { id = '' } = useParams();
  return isOrderId(id) ? <LiveOrder key={id} id={id} /> : <NoOrder />;
}

function LiveOrder({ id }: { id: string }) {
  const order = useLiveDocument(orderPath(id), orderSchema);
  const list = useListPath();
  const header = (
    <PageHeader
      title={texts.title(orderNumber(id))}
      back={{ to: list, label: adminTexts.sections.orders }}
    />
  );
  return (
    <>
      {order.state !== 'ready' && header}
      <LiveView
        live={order}
        operation="load-order"
        skeleton={<Skeleton heights={[220, 160, 160]} />}
        isEmpty={(found) => found === null}
        empty={<NoOrder />}
      >
        {(found) => found && <OrderView order={found} list={list} />}
      </LiveView>
    </>
  );
}

function OrderView({ order, list }: { order: StoredOrder; list: string }) {
  const [paper, setPaper] = useState<'invoice' | 'slip'>('invoice');
  const printOut = (chosen: typeof paper): void => {
    flushSync(() => setPaper(chosen));
    print();
  };
  return (
    <>
      <Screen>
        <PageHeader
          title={texts.title(orderNumber(order.id))}
          lead={formatMinute(order.created_at)}
          back={{ to: list, label: adminTexts.sections.orders }}
          actions={
            <>
              <CustomerChat order={order} />
              <Button type="button" variant="outlined" onClick={() => printOut('invoice')}>
                <Icon name="print" size={20} />
                {texts.printInvoice}
              </Button>
              <Button type="button" variant="outlined" onClick={() => printOut('slip')}>
                <Icon name="print" size={20} />
                {texts.printSlip}
              </Button>
            </>
          }
        />
        {order.payment_needs_review && <ReviewNotice orderId={order.id} />}
        <Parts>
          <Column>
            <OrderProgress order={order} />
            <CustomerFacts order={order} />
            <OrderItems order={order} />
          </Column>
          <Column>
            <OrderTexts order={order} />
            <OrderHistory orderId={order.id} />
          </Column>
        </Parts>
      </Screen>
      {paper === 'invoice' ? <Invoice order={order} /> : <PackingSlip order={order} />}
    </>
  );
}
