import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { sumDirhams } from '@ghar/domain/money/money';
import { useId, useRef, useState } from 'react';
import { FormDialog, usePanelForm } from '../../../components/admin/form-dialog.tsx';
import { useOperation } from '../../../components/admin/operation.ts';
import { Amount } from '../../../components/amount.tsx';
import { describedBy, FormField } from '../../../components/form-field.tsx';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { useTexts } from '../../../i18n/store-texts.ts';
import { OrderLink } from '../details/order-facts.tsx';
import { collectSteps, useOrderSteps } from '../status/order-steps.ts';
import { compareStatement } from './compare-statement.ts';
import { LINE_KINDS, type LineKind, type StatementLine } from './courier-statement.ts';
import { textOfFile } from './text-of-file.ts';

/** A transaction's limit: more are collected in parts. */
const MOST_LINES = 500;

/** A statement as it was compared. */
type Compared = { readonly text: string; readonly lines: readonly StatementLine[] };

/**
 * Compares a courier's statement, pasted or in a file, with the orders, and records at once that the cash of all matching
 * ones came.
 */
export function CourierStatementDialog({ onClose }: { onClose: () => void }) {
  const textId = useId();
  const file = useRef<HTMLInputElement>(null);
  const { courierStatement: texts } = usePanelTexts();
  const { formats } = useTexts();
  const { values, isTouched, edit } = usePanelForm('courier statement', () => ({ text: '' }));
  const { text } = values;
  const [compared, setCompared] = useState<Compared | null>(null);
  const [asked, setAsked] = useState(false);
  const comparing = useOperation('compare-statement');
  const { take, busy, failure } = useOrderSteps();
  const lines = compared?.text === text ? compared.lines : null;
  const matching = (lines ?? []).flatMap(({ kind, order }) => (kind === 'match' ? [order!] : []));
  const sum = sumDirhams(matching.map(({ total_amount }) => total_amount));
  const isTooLong = text.split('\n').length > MOST_LINES;
  const problem = isTooLong ? texts.tooLong(MOST_LINES) : text.trim() === '' ? texts.empty : null;
  const error = asked || isTooLong ? problem : null;

  const compare = async (): Promise<void> => {
    const read = await comparing.run(() => compareStatement(text));
    if (read.ok) setCompared({ text, lines: read.value });
  };
  const readFile = async (chosen: File): Promise<void> => edit({ text: await textOfFile(chosen) });
  const submit = async (): Promise<void> => {
    setAsked(true);
    if (problem !== null) return document.getElementById(textId)?.focus();
    if (lines === null) return compare();
    if (matching.length === 0) return onClose();
    if (await take(matching.flatMap(collectSteps))) onClose();
    // an order has changed, or the database was not reached: compared anew before the next try
    else setCompared(null);
  };
  const verb = (): string => {
    if (lines === null) return texts.compare;
    return matching.length === 0 ? texts.close : texts.collect(matching.length);
  };
  return (
    <FormDialog
      isTouched={isTouched && (lines === null || matching.length > 0)}
      title={texts.title}
      submit={verb()}
      busy={busy || comparing.busy}
      failure={comparing.failure ?? failure}
      maxWidth="md"
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <FormField id={textId} label={texts.paste} hint={texts.pasteHint} error={error} release>
          <OutlinedInput
            id={textId}
            multiline
            inputComponent="textarea"
            rows={5}
            value={text}
            error={error !== null}
            slotProps={{
              input: {
                dir: 'ltr',
                spellCheck: false,
                ...describedBy(textId, error, { hinted: true }),
              },
            }}
            onChange={({ target }) => edit({ text: target.value })}
          />
        </FormField>
        <Button
          variant="outlined"
          startIcon={<FileUploadOutlined />}
          onClick={() => file.current?.click()}
          sx={{ alignSelf: 'start' }}
        >
          {texts.choose}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,text/*"
          aria-label={texts.choose}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) void readFile(chosen);
            // the same file may be chosen again
            target.value = '';
          }}
        />
        <output>
          {lines && (
            <>
              <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
                {matching.length > 0
                  ? texts.matching(matching.length, formats.charge(sum))
                  : texts.noneMatch}
              </Typography>
              {matching.length > 0 && (
                <Typography variant="body2" color="textSecondary">
                  {texts.meaning}
                </Typography>
              )}
            </>
          )}
        </output>
        {lines &&
          LINE_KINDS.map((kind) => (
            <Lines key={kind} kind={kind} lines={lines.filter((line) => line.kind === kind)} />
          ))}
      </Stack>
    </FormDialog>
  );
}

/** The lines of a kind; nothing if there are none. */
function Lines({ kind, lines }: { kind: LineKind; lines: readonly StatementLine[] }) {
  const headingId = useId();
  const { courierStatement: texts } = usePanelTexts();
  const { formats } = useTexts();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h5" component="h3">
        {texts.kinds[kind]} ({formats.number(lines.length)})
      </Typography>
      <List disablePadding aria-labelledby={headingId}>
        {lines.map(({ line, order, amount }, at) => (
          <ListItem
            // oxlint-disable-next-line react/no-array-index-key -- lines may repeat
            key={at}
            divider
            disableGutters
            sx={{ flexWrap: 'wrap', gap: '2px 16px' }}
          >
            <Typography component="div" sx={{ flex: '1 1 12rem', minWidth: 0 }}>
              {order && <OrderLink id={order.id} />}
              <Typography
                variant="caption"
                component="div"
                color="textSecondary"
                sx={{ overflowWrap: 'anywhere' }}
              >
                <bdi>{line}</bdi>
              </Typography>
            </Typography>
            {order && (
              <Typography component="div" sx={{ flex: 'none' }}>
                <Amount>{formats.charge(order.total_amount)}</Amount>
                {kind === 'differs' && (
                  <Typography variant="caption" component="div" color="error">
                    {amount === null ? texts.noAmount : texts.stated(formats.charge(amount))}
                  </Typography>
                )}
              </Typography>
            )}
          </ListItem>
        ))}
      </List>
    </section>
  );
}
