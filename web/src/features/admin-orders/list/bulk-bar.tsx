import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import MoneyOffOutlined from '@mui/icons-material/MoneyOffOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { orderSchema } from '@ghar/domain/order/order';
import { orderNumber } from '@ghar/domain/order/order-number';
import { orderPath } from '@ghar/domain/paths';
import { ORDER_STATUSES, type OrderStatus } from '@ghar/domain/order/status';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { heightAs, TOAST_SPACE } from '../../../components/admin/bar-height.ts';
import { useOperation } from '../../../components/admin/operation.ts';
import { useIsAdmin } from '../../../components/admin/panel-role.ts';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { fetchDocument } from '../../../firebase/fetch-documents.ts';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { BarAction } from './bar-action.tsx';
import { BulkRefundDialog } from '../refunds/bulk-refund-dialog.tsx';
import { BulkShipDialog } from '../shipping/bulk-ship-dialog.tsx';
import { useChangeQuestion } from '../status/change-dialog.tsx';
import { useExportMenu } from '../export/export-menu.tsx';
import { collectStep, useOrderSteps } from '../status/order-steps.ts';
import { papersOf, type Paper } from '../papers/papers-of-orders.tsx';
import { Printout } from '../papers/printed-papers.tsx';
import { saveOrders } from '../export/save-orders.ts';
import { collectableOf, consequencesOf, isCollectable } from '../status/step-consequences.ts';

const PAPERS = [
  { paper: 'slip', icon: <AssignmentOutlined /> },
  { paper: 'invoice', icon: <ReceiptLongOutlined /> },
] as const;

const barRef = heightAs('--bulk-bar');
/** Below the bar, in px. */
const GAP = 8;

type BulkBarProps = {
  selection: ReadonlySet<string>;
  /** The visible ones, live. */
  orders: readonly StoredOrder[];
  onClear: () => void;
};

/**
 * Bulk actions on the selected orders: status, papers, file. Orders not visible are read again, since they may have
 * changed.
 */
export function BulkBar({ selection, orders: inSight, onClear }: BulkBarProps) {
  const all = usePanelTexts();
  const isAdmin = useIsAdmin();
  const { bulk: texts, bulkRefund: refundTexts, orderStatuses } = all;
  const { take, busy: taking } = useOrderSteps();
  const { run, busy: reading } = useOperation('load-orders');
  const busy = taking || reading;
  const seen = inSight.filter(({ id }) => selection.has(id));
  const hidden = [...selection].filter((id) => seen.every((order) => order.id !== id));
  /** Runs an action on the selected orders' current state; nothing if they cannot be read. */
  const withOrders = async (use: (orders: readonly StoredOrder[]) => unknown): Promise<void> => {
    const read = await run(() =>
      Promise.all(hidden.map((id) => fetchDocument(orderPath(id), orderSchema))),
    );
    if (read.ok) await use([...seen, ...read.value]);
  };
  const { ask, dialog } = useChangeQuestion();
  const select = useRef<HTMLSelectElement>(null);
  const [status, setStatus] = useState<OrderStatus | null>(null);
  const printing = useOperation('print-papers');
  const [printed, setPrinted] = useState<ReactNode>(null);
  const printOut =
    (paper: Paper) =>
    async (orders: readonly StoredOrder[]): Promise<void> => {
      const papers = await printing.run(() => papersOf(paper, orders));
      if (papers.ok) setPrinted(papers.value);
    };
  /** The orders to ship, as of opening the dialog. */
  const [shipped, setShipped] = useState<readonly StoredOrder[] | null>(null);
  const [refunded, setRefunded] = useState<readonly StoredOrder[] | null>(null);
  const exporting = useOperation('export-orders');
  const exports = useExportMenu(
    (as) =>
      void withOrders((orders) =>
        exporting.run(async () => saveOrders(all, as, orders), {
          done: (said) => said,
        }),
      ),
  );
  // The bar may cover the pressed checkbox.
  useLayoutEffect(() => {
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  const apply =
    (to: OrderStatus) =>
    async (orders: readonly StoredOrder[]): Promise<void> => {
      if (to === 'shipped') return setShipped(orders);
      const changed = orders.filter((order) => order.status !== to);
      if (changed.length === 0) return onClear();
      const [only] = changed.length === 1 ? changed : [];
      const number = only ? orderNumber(only.id) : null;
      const collectable = to === 'delivered' && isAdmin ? changed.filter(isCollectable) : [];
      const sum = collectable.length > 0 ? [collectableOf(collectable)] : [];
      const { isMeant, collects } = await ask(consequencesOf(changed, to), number, ...sum);
      if (!isMeant) return;
      const steps = [
        ...changed.map(({ id, status: from }) => ({ id, field: 'status', from, to }) as const),
        ...(collects ? collectable.map(collectStep) : []),
      ];
      if (await take(steps)) onClear();
    };
  return (
    <Toolbar
      ref={barRef}
      component="section"
      aria-label={texts.name}
      sx={({ layout, palette }) => ({
        position: 'sticky',
        insetBlockEnd: `calc(var(--bottom-nav, 0px) + ${GAP}px)`,
        zIndex: 2,
        flexWrap: 'wrap',
        gap: '8px 12px',
        // At the page's end it stays in place, above the space for toasts.
        marginBlock: `${TOAST_SPACE - GAP}px ${GAP - TOAST_SPACE}px`,
        py: 1,
        borderRadius: `${layout.cardRadius}px`,
        backgroundColor: palette.primary.dark,
        color: palette.background.default,
        '& .MuiButtonBase-root:focus-visible': { outlineColor: '#fff' },
        '& .MuiButton-contained': {
          '&, &.MuiButton-loading': {
            backgroundColor: palette.soap.light,
            color: palette.primary.dark,
          },
          '&:hover': { backgroundColor: '#fff' },
        },
      })}
    >
      <Typography
        component="output"
        sx={{ fontWeight: 'medium', marginInlineEnd: 'auto', '& small': { display: 'block' } }}
      >
        {texts.selected(selection.size)}
        {hidden.length > 0 && <small>{texts.outOfSight(hidden.length)}</small>}
      </Typography>
      <Button size="small" variant="text" color="inherit" onClick={onClear}>
        {texts.clear}
      </Button>
      <NativeSelect
        variant="outlined"
        input={<OutlinedInput size="small" />}
        inputRef={select}
        inputProps={{ 'aria-label': texts.status }}
        value={status ?? ''}
        onChange={({ target }) =>
          setStatus(ORDER_STATUSES.find((one) => one === target.value) ?? null)
        }
      >
        <option value="" disabled>
          {texts.status}
        </option>
        {ORDER_STATUSES.filter((one) => isAdmin || one !== 'cancelled').map((one) => (
          <option key={one} value={one}>
            {orderStatuses[one]}
          </option>
        ))}
      </NativeSelect>
      <LoadingButton
        size="small"
        loading={busy}
        loadingText={texts.applying}
        onClick={() => {
          if (status === null) select.current?.focus();
          else void withOrders(apply(status));
        }}
      >
        {texts.apply}
      </LoadingButton>
      <Stack direction="row" sx={{ flexWrap: 'wrap', flexGrow: { xs: 1, md: 0 } }}>
        {PAPERS.filter(({ paper }) => isAdmin || paper === 'slip').map(({ paper, icon }) => (
          <BarAction
            key={paper}
            icon={icon}
            word={texts.words[paper]}
            label={texts.print[paper]}
            onClick={() => void withOrders(printOut(paper))}
          />
        ))}
        {isAdmin && (
          <>
            <BarAction
              icon={<DownloadOutlined />}
              word={texts.words.export}
              label={texts.export}
              aria-haspopup="menu"
              onClick={exports.open}
            />
            <BarAction
              icon={<MoneyOffOutlined />}
              word={texts.words.refund}
              label={refundTexts.open}
              aria-haspopup="dialog"
              onClick={() => void withOrders(setRefunded)}
            />
          </>
        )}
      </Stack>
      {exports.menu}
      {dialog}
      {shipped && (
        <BulkShipDialog
          orders={shipped.map((order) => inSight.find(({ id }) => id === order.id) ?? order)}
          onShipped={onClear}
          onRefused={() => void withOrders(setShipped)}
          onClose={() => setShipped(null)}
        />
      )}
      {refunded && (
        <BulkRefundDialog
          orders={refunded}
          onRefunded={onClear}
          onClose={() => setRefunded(null)}
        />
      )}
      {printed && <Printout onPrinted={() => setPrinted(null)}>{printed}</Printout>}
    </Toolbar>
  );
}
