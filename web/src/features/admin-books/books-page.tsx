import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LiveView } from '../../components/admin/live-view.tsx';
import { useOperation } from '../../components/admin/operation.ts';
import { PageHeader } from '../../components/admin/page-header.tsx';
import { useReading } from '../../components/admin/use-reading.ts';
import { LoadingButton } from '../../components/loading-button.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import { saveBooks } from './books-csv.ts';
import { readFigures } from './figures.ts';
import { isMonth, monthOf, periodOf, periodQuery, timeOf, type Period } from './period.ts';
import { PeriodBar } from './period-bar.tsx';
import { PrintedBooks } from './printed-books.tsx';
import { ReconciliationPanel } from './reconciliation-panel.tsx';
import { StatementPanel } from './statement-panel.tsx';
import { statementOf } from './statement.ts';

/** The period in words: a month's name, or its days. */
function usePeriodName(period: Period): string {
  const texts = usePanelTexts().books;
  const { first, last } = period;
  return isMonth(period) ? texts.month(first.name) : texts.range(first.name, last.name);
}

/** Downloads the period's invoices and credit notes. */
function ExportButton({ period }: { period: Period }) {
  const texts = usePanelTexts();
  const { run, busy } = useOperation('export-books');
  return (
    <LoadingButton
      variant="outlined"
      loading={busy}
      loadingText={texts.books.exporting}
      onClick={() => void run(() => saveBooks(texts, period))}
    >
      {texts.books.export}
    </LoadingButton>
  );
}

const Loading = () => (
  <Stack sx={{ gap: 2.5 }}>
    {[340, 260, 300].map((height) => (
      <Skeleton key={height} height={height} />
    ))}
  </Stack>
);

/**
 * The merchant's books of a month, or of any range of the shop's days, in the URL. Each figure follows dates that do not
 * change (docs/decisions/125-figures-follow-dated-facts.md).
 */
export function Component() {
  const panelTexts = usePanelTexts();
  const { admin, books: texts } = panelTexts;
  const { formats } = useTexts();
  const [params, setParams] = useSearchParams();
  const [attempt, setAttempt] = useState(0);
  const [openedAt] = useState(() => new Date());
  const period = periodOf(params.get('from'), params.get('to')) ?? monthOf(openedAt);
  const name = usePeriodName(period);
  const live = useReading(
    `${periodQuery(period)}:${attempt}`,
    async () => ({ period, figures: await readFigures(timeOf(period)) }),
    () => setAttempt(attempt + 1),
  );
  return (
    <>
      <PageHeader
        title={admin.sections.books}
        lead={texts.lead}
        actions={
          <>
            <ExportButton period={period} />
            <Button variant="outlined" disabled={live.state !== 'ready'} onClick={() => print()}>
              {texts.print}
            </Button>
          </>
        }
      />
      <Stack sx={{ gap: 2.5 }}>
        <PeriodBar
          period={period}
          name={name}
          today={openedAt}
          onChoose={(chosen) => setParams(periodQuery(chosen))}
        />
        <LiveView live={live} operation="load-books" skeleton={<Loading />}>
          {(read) => {
            const sections = statementOf(read.figures, read.period, panelTexts, formats);
            const [money, vat, orders] = sections;
            return (
              <Box
                sx={{
                  display: 'grid',
                  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
                  alignItems: 'start',
                  gap: 2.5,
                }}
              >
                <Stack sx={{ gap: 2.5 }}>
                  <StatementPanel {...money} />
                  <StatementPanel {...vat} />
                </Stack>
                <Stack sx={{ gap: 2.5 }}>
                  <StatementPanel {...orders} />
                  <ReconciliationPanel time={timeOf(read.period)} />
                </Stack>
                <PrintedBooks sections={sections} period={name} />
              </Box>
            );
          }}
        </LiveView>
      </Stack>
    </>
  );
}
