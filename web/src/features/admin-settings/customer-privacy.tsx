import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { KeptOrders } from '@ghar/domain/order/may';
import { useId, useState, type SubmitEvent } from 'react';
import { saveFile } from '../../browser/save-file.ts';
import { ConfirmDialog } from '../../components/admin/confirm-dialog.tsx';
import { useOperation } from '../../components/admin/operation.ts';
import { Panel } from '../../components/admin/panel.tsx';
import { describedBy, FormField } from '../../components/form-field.tsx';
import { LoadingButton } from '../../components/loading-button.tsx';
import { ReceiptRow } from '../../components/receipt.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import {
  eraseCustomer,
  keptCount,
  mayBePhone,
  readCustomer,
  type CustomerData,
} from './customer-data.ts';

/** A phone's customer data: counted, exported and erased. */
export function CustomerPrivacy() {
  const id = useId();
  const texts = usePanelTexts().privacy;
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [held, setHeld] = useState<CustomerData | null>(null);
  const [erasure, setErasure] = useState<Erasure | null>(null);
  const { run, busy, failure } = useOperation('export-customer');

  const look = async (): Promise<void> => {
    setHeld(null);
    setErasure(null);
    if (typed.trim() === '') return setProblem(texts.phoneMissing);
    if (!mayBePhone(typed)) return setProblem(texts.phoneInvalid);
    const read = await run(() => readCustomer(typed));
    if (!read.ok) return;
    setHeld(read.value);
    if (read.value === null) setProblem(texts.phoneInvalid);
  };
  return (
    <Panel heading={texts.heading}>
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        {texts.lead}
      </Typography>
      <form
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          if (!busy) void look();
        }}
      >
        <Box sx={{ maxWidth: 420 }}>
          <FormField
            id={id}
            label={texts.phone}
            hint={texts.phoneHint}
            error={problem ?? failure}
            release={false}
          >
            <OutlinedInput
              id={id}
              type="tel"
              autoComplete="off"
              value={typed}
              readOnly={busy}
              onChange={({ target }) => {
                setTyped(target.value);
                setProblem(null);
                setHeld(null);
                setErasure(null);
              }}
              slotProps={{
                input: { dir: 'ltr', ...describedBy(id, problem ?? failure, { hinted: true }) },
              }}
            />
          </FormField>
        </Box>
        <LoadingButton type="submit" variant="outlined" loading={busy} loadingText={texts.looking}>
          {texts.look}
        </LoadingButton>
      </form>
      <Box component="output" sx={{ display: 'block' }}>
        {held && erasure === null && <Counts data={held} />}
        {erasure && <Outcome {...erasure} />}
      </Box>
      {held && erasure === null && held.orders.length > 0 && (
        <Actions data={held} onErased={setErasure} />
      )}
    </Panel>
  );
}

type Erasure = { readonly erased: number; readonly kept: KeptOrders };

function Counts({ data: { phone, orders, kept } }: { data: CustomerData }) {
  const texts = usePanelTexts().privacy;
  const { formats } = useTexts();
  if (orders.length === 0) return <Typography sx={{ mt: 2 }}>{texts.none}</Typography>;
  const count = (of: (order: CustomerData['orders'][number]) => number): number =>
    orders.reduce((sum, order) => sum + of(order), 0);
  const counts: Readonly<Record<keyof typeof texts.counts, number>> = {
    orders: orders.length,
    messages: count(({ messages }) => messages.length),
    refunds: count(({ refunds }) => refunds.length),
    invoices: count(({ invoices, credit_notes: notes }) => invoices.length + notes.length),
  };
  return (
    <Box sx={{ mt: 2.5, maxWidth: 420 }}>
      <Typography sx={{ fontWeight: 'medium', mb: 1 }}>
        {texts.held} <bdi dir="ltr">{phone}</bdi>
      </Typography>
      <dl>
        {Object.entries(texts.counts).map(([kind, name]) => (
          <ReceiptRow key={kind} name={name}>
            {formats.number(counts[kind as keyof typeof counts])}
          </ReceiptRow>
        ))}
      </dl>
      <Kept kept={kept} lead={texts.kept(keptCount(kept))} />
    </Box>
  );
}

/** The kept orders by reason; nothing if none. */
function Kept({ kept, lead }: { kept: KeptOrders; lead: string }) {
  const texts = usePanelTexts().privacy;
  const reasons = Object.entries(kept) as [keyof KeptOrders, number][];
  if (reasons.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="body2">{lead}</Typography>
      <List dense disablePadding sx={{ listStyle: 'disc', paddingInlineStart: 2.5 }}>
        {reasons.map(([reason, count]) => (
          <ListItem key={reason} disablePadding sx={{ display: 'list-item' }}>
            {texts.reason(texts.reasons[reason], count)}
          </ListItem>
        ))}
      </List>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.keptHint}
      </Typography>
    </Box>
  );
}

function Outcome({ erased, kept }: Erasure) {
  const texts = usePanelTexts().privacy;
  return (
    <Box sx={{ mt: 2.5 }}>
      <Typography sx={{ fontWeight: 'medium' }}>{texts.erased(erased)}</Typography>
      <Kept kept={kept} lead={texts.left(keptCount(kept))} />
    </Box>
  );
}

type ActionsProps = { data: CustomerData; onErased: (erasure: Erasure) => void };

function Actions({ data, onErased }: ActionsProps) {
  const texts = usePanelTexts().privacy;
  const [asks, setAsks] = useState(false);
  const { run, busy, failure } = useOperation('erase-customer');
  const { phone, orders, kept } = data;
  const finished = orders.length - keptCount(kept);
  const erase = async (): Promise<void> => {
    const erasure = await run(() => eraseCustomer(phone));
    if (!erasure.ok) return;
    setAsks(false);
    onErased(erasure.value);
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mt: 2.5 }}>
      <Button
        variant="outlined"
        startIcon={<FileDownloadOutlined />}
        onClick={() =>
          saveFile(
            `customer-${phone.slice(1)}.json`,
            [JSON.stringify({ phone, orders }, null, 2)],
            'application/json',
          )
        }
      >
        {texts.save}
      </Button>
      {finished > 0 && (
        <Button
          variant="outlined"
          color="error"
          startIcon={<DeleteForeverOutlined />}
          onClick={() => setAsks(true)}
        >
          {texts.erase(finished)}
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        title={texts.dialog.title}
        confirm={texts.erase(finished)}
        confirming={texts.dialog.erasing}
        busy={busy}
        failure={failure}
        onConfirm={() => void erase()}
        onClose={() => setAsks(false)}
      >
        <Stack sx={{ gap: 1.5 }}>
          <div>
            {texts.dialog.of} <bdi dir="ltr">{phone}</bdi>: {texts.dialog.goes}
          </div>
          <div>{texts.dialog.stays}</div>
          {keptCount(kept) > 0 && <Kept kept={kept} lead={texts.kept(keptCount(kept))} />}
          <strong>{texts.dialog.final}</strong>
        </Stack>
      </ConfirmDialog>
    </Stack>
  );
}
