import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { orderSchema } from '@ghar/domain/order/order';
import { orderNumber } from '@ghar/domain/order/order-number';
import { orderIdIn, orderPath } from '@ghar/domain/paths';
import { useState, type ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { EmptyState } from '../../../components/admin/empty-state.tsx';
import { useKeptState } from '../../../components/admin/kept-state.ts';
import { LiveView } from '../../../components/admin/live-view.tsx';
import { useOperation } from '../../../components/admin/operation.ts';
import { useIsAdmin } from '../../../components/admin/panel-role.ts';
import { PageHeader } from '../../../components/admin/page-header.tsx';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { RouteLink } from '../../../components/route-link.tsx';
import { useLiveDocument } from '../../../firebase/live-documents.ts';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { useTexts } from '../../../i18n/store-texts.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderItems, OrderProgress } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderMessages } from './order-messages.tsx';
import { OrderRefunds } from '../refunds/order-refunds.tsx';
import { OrderTexts } from './order-texts.tsx';
import { listWayOf } from '../list/pager.tsx';
import { EnteredNotice } from './pay-link.tsx';
import { papersOf, type Paper } from '../papers/papers-of-orders.tsx';
import { Printout } from '../papers/printed-papers.tsx';
import { isOwedAfter, RefundDialog, type RefundAsk } from '../refunds/refund-dialog.tsx';
import { ReviewNotice } from './review-notice.tsx';

function Missing() {
  const texts = usePanelTexts().orderPage;
  return (
    <EmptyState
      title={texts.missing}
      text={texts.missingText}
      action={
        <Button component={RouteLink} variant="outlined" to="/admin/orders">
          {texts.toList}
        </Button>
      }
    />
  );
}

/** The page of one order. */
export function Component() {
  const texts = usePanelTexts().orderPage;
  const id = orderIdIn(useParams()['id'] ?? '');
  if (id !== '') return <LiveOrder key={id} id={id} />;
  return (
    <>
      <PageHeader title={texts.missing} />
      <Missing />
    </>
  );
}

function LiveOrder({ id }: { id: string }) {
  const { orderPage: texts, admin } = usePanelTexts();
  const { formats } = useTexts();
  const order = useLiveDocument(orderPath(id), orderSchema);
  const { list, trail } = listWayOf(useLocation().state);
  const printing = useOperation('print-papers');
  const [printed, setPrinted] = useState<ReactNode>(null);
  const found = order.state === 'ready' ? order.value : null;
  const printOut = async (paper: Paper): Promise<void> => {
    const papers = await printing.run(() => papersOf(paper, found ? [found] : []));
    if (papers.ok) setPrinted(papers.value);
  };
  return (
    <>
      {order.state === 'ready' && found === null ? (
        <PageHeader title={texts.missing} />
      ) : (
        <PageHeader
          title={texts.title(orderNumber(id))}
          lead={found && formats.minute(found.created_at)}
          back={{
            to: `/admin/orders${list}`,
            state: { trail },
            label: admin.sections.orders,
          }}
          actions={
            found && <OrderActions order={found} onPrint={(paper) => void printOut(paper)} />
          }
        />
      )}
      <LiveView
        live={order}
        operation="load-order"
        skeleton={
          <Stack sx={{ gap: 1.5 }}>
            <Skeleton height={220} />
            <Skeleton height={160} />
            <Skeleton height={160} />
          </Stack>
        }
        isEmpty={(value) => value === null}
        empty={<Missing />}
      >
        {(value) => value && <OrderView order={value} />}
      </LiveView>
      {printed && <Printout onPrinted={() => setPrinted(null)}>{printed}</Printout>}
    </>
  );
}

/** Allows shrinking: a pasted link is one long word. */
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, minWidth: 0 };

function OrderView({ order }: { order: StoredOrder }) {
  const isAdmin = useIsAdmin();
  const [refund, setRefund] = useKeptState<RefundAsk | null>(`refund ${order.id} open`, () => null);
  const [isCorrecting, setIsCorrecting] = useKeptState(`correct ${order.id} open`, () => false);
  return (
    <>
      <EnteredNotice order={order} />
      {order.payment_needs_review && <ReviewNotice order={order} />}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
          gap: 2.5,
        }}
      >
        <Box sx={column}>
          <OrderProgress
            order={order}
            onCancelled={() => isOwedAfter(order) && setRefund({ isCancelled: true })}
          />
          <CustomerFacts order={order} onCorrect={() => setIsCorrecting(true)} />
          <OrderItems order={order} onRefund={setRefund} />
          <OrderRefunds order={order} onRefund={setRefund} />
        </Box>
        <Box sx={column}>
          {order.erased_at === null && <OrderTexts order={order} />}
          {isAdmin && <OrderMessages order={order} />}
          <OrderHistory orderId={order.id} />
        </Box>
      </Box>
      {isCorrecting && <CorrectDialog order={order} onClose={() => setIsCorrecting(false)} />}
      {refund !== null && (
        <RefundDialog order={order} ask={refund} onClose={() => setRefund(null)} />
      )}
    </>
  );
}
