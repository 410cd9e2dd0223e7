import { reconciliationSchema, type Reconciliation } from '@ghar/domain/money/reconciliation';
import { reconciliations, type OrderTime } from '@ghar/domain/queries';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { LiveView } from '../../components/admin/live-view.tsx';
import { Panel } from '../../components/admin/panel.tsx';
import { isEmptyList, useLiveList } from '../../firebase/live-documents.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';

/** A month's. */
const LISTED = 31;

function useWords() {
  const texts = usePanelTexts().books;
  return (run: Reconciliation): string[] => {
    const { payments, refunds, differences, unanswered, continues_at } = run;
    const compared = payments + refunds;
    return [
      ...(compared + unanswered === 0 ? [texts.nothingToCompare] : []),
      ...(differences > 0 ? [texts.differences(differences)] : []),
      ...(compared > 0 && differences === 0 ? [texts.agreed(payments, refunds)] : []),
      ...(unanswered > 0 ? [texts.unanswered(unanswered)] : []),
      ...(continues_at === null ? [] : [texts.continues]),
    ];
  };
}

/** When the books were compared with the provider, and what came of it; latest first. */
export function ReconciliationPanel({ time }: { time: OrderTime }) {
  const texts = usePanelTexts().books;
  const { formats } = useTexts();
  const wordsOf = useWords();
  const live = useLiveList(reconciliations(time), reconciliationSchema, { limit: LISTED });
  return (
    <Panel heading={texts.reconciliation}>
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: -1 }}>
        {texts.reconciliationNote}
      </Typography>
      <LiveView
        live={live}
        operation="load-books"
        skeleton={<Skeleton height={120} />}
        isEmpty={isEmptyList}
        empty={<Typography sx={{ marginBlockStart: 1.5 }}>{texts.neverReconciled}</Typography>}
      >
        {({ items }) => (
          <List sx={{ maxHeight: '24rem', overflowY: 'auto' }} tabIndex={0}>
            {items.map((run) => (
              <ListItem key={run.id} disableGutters>
                <ListItemIcon sx={{ minWidth: 40 }}>
                  {run.differences > 0 || run.unanswered > 0 ? (
                    <WarningAmberOutlined color="error" />
                  ) : (
                    <CheckOutlined color="secondary" />
                  )}
                </ListItemIcon>
                <ListItemText
                  primary={formats.list(wordsOf(run))}
                  secondary={formats.minute(run.ended_at)}
                />
              </ListItem>
            ))}
          </List>
        )}
      </LiveView>
    </Panel>
  );
}
