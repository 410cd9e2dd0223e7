import type { PublicTracking } from '@ghar/domain/callables';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useToast } from '../../components/toasts.tsx';
import { useTexts } from '../../i18n/store-texts.ts';
import { useTrackingTexts } from '../../i18n/tracking-texts.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 20px',
  padding: '16px 26px',
  borderRadius: theme.layout.cardRadius,
  backgroundColor: theme.palette.primary.light,
  '& small': { ...theme.typography.body2, display: 'block', color: theme.palette.text.secondary },
  '& p': { display: 'flex', alignItems: 'center', gap: 6, fontSize: '1.125rem', fontWeight: 500 },
  '& > a': { flex: '1 1 auto', [theme.breakpoints.up('sm')]: { flex: 'none' } },
}));

type ParcelProps = {
  tracking: PublicTracking;
  /** On its way: tracking is then the main action. */
  isUnderWay: boolean;
};

/** The tracking number, to copy, and the carrier's page. */
export function Parcel({ tracking: { carrier, number, url }, isUnderWay }: ParcelProps) {
  const { formats } = useTexts();
  const { timeline: texts } = useTrackingTexts();
  const toast = useToast();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(number);
      toast({ title: texts.copied, variant: 'plain' });
    } catch {
      toast({ title: texts.copyFailed, variant: 'destructive' });
    }
  }
  return (
    <Row>
      <div>
        <small>{formats.list([texts.tracking, carrier])}</small>
        <p>
          <bdi dir="ltr" style={{ userSelect: 'all' }}>
            {number}
          </bdi>
          <IconButton onClick={() => void copy()} aria-label={texts.copy}>
            <ContentCopyOutlined fontSize="small" />
          </IconButton>
        </p>
      </div>
      {url !== null && (
        <Button
          variant={isUnderWay ? 'contained' : 'outlined'}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
        >
          {carrier === null ? texts.follow : texts.followAt(carrier)}
        </Button>
      )}
    </Row>
  );
}
