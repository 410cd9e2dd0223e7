import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import { heightAs } from '../../../components/admin/bar-height.ts';
import { useIsAdmin } from '../../../components/admin/panel-role.ts';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { NextStep, nextStep } from './next-step.tsx';
import type { Paper } from '../papers/papers-of-orders.tsx';
import { VisitChanges } from '../list/visit-changes.tsx';

const barRef = heightAs('--order-actions');

const PAPERS = [
  { paper: 'invoice', icon: <ReceiptLongOutlined />, name: 'printInvoice' },
  { paper: 'slip', icon: <AssignmentOutlined />, name: 'printSlip' },
] as const;

/** Style on phones. */
const fixedOnPhones = ({ breakpoints, palette, zIndex }: Theme) => ({
  [breakpoints.down('md')]: {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 'var(--bottom-nav, 0px)',
    zIndex: zIndex.appBar,
    justifyContent: 'end',
    gap: 0.5,
    minHeight: 68,
    padding: '10px clamp(16px, 3vw, 40px)',
    borderBlockStart: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
    '& > .MuiButton-contained': { flex: '1 1 auto', paddingInline: '12px' },
    // Same look as the sections below: icon over name.
    '& > .MuiButton-outlined': {
      flexDirection: 'column',
      minWidth: 56,
      padding: '2px 4px',
      borderColor: 'transparent',
      color: palette.text.secondary,
      fontSize: '0.75rem',
      lineHeight: 1.4,
      '& .MuiButton-startIcon': { margin: 0 },
    },
  },
});

type OrderActionsProps = { order: StoredOrder; onPrint: (paper: Paper) => void };

/**
 * An order's next step and its papers. On phones a row above the bottom navigation, in reach of the thumb; papers alone
 * stay in the page.
 */
export function OrderActions({ order, onPrint }: OrderActionsProps) {
  const texts = usePanelTexts().orderPage;
  const isAdmin = useIsAdmin();
  const hasStep = nextStep(order, isAdmin) !== null;
  return (
    <>
      <VisitChanges />
      <Stack
        ref={barRef}
        direction="row"
        sx={[
          { flexWrap: 'wrap', gap: 1.5, marginInlineStart: { md: 'auto' } },
          hasStep && fixedOnPhones,
        ]}
      >
        <NextStep order={order} />
        {PAPERS.filter(({ paper }) => isAdmin || paper === 'slip').map(({ paper, icon, name }) => (
          <Button
            key={paper}
            variant="outlined"
            startIcon={icon}
            aria-label={texts[name]}
            onClick={() => onPrint(paper)}
          >
            {texts[paper]}
          </Button>
        ))}
      </Stack>
    </>
  );
}
