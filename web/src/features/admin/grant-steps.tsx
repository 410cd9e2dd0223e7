import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useToast } from '../../components/toasts.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';

const Steps = styled('ol')(({ theme: { palette, shape, typography } }) => ({
  ...typography.body2,
  justifySelf: 'stretch',
  display: 'grid',
  gap: 14,
  paddingInlineStart: 24,
  textAlign: 'start',
  listStyle: 'decimal',
  '& li::marker': { fontWeight: typography.fontWeightMedium, color: palette.primary.main },
  '& code': {
    display: 'block',
    marginBlockStart: 6,
    padding: '8px 12px',
    borderRadius: shape.borderRadius,
    backgroundColor: palette.sand,
    overflowWrap: 'anywhere',
    textAlign: 'left',
    userSelect: 'all',
  },
}));

/** How to get the admin role. */
export function GrantSteps({ email }: { email: string }) {
  const texts = usePanelTexts().unauthorised;
  const toast = useToast();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(email);
      toast({ title: texts.copied, variant: 'plain' });
    } catch {
      toast({ title: texts.copyFailed, variant: 'destructive' });
    }
  }
  return (
    <Steps aria-label={texts.steps}>
      <li>
        {texts.tell}
        <code dir="ltr">{email}</code>
        <Button
          variant="text"
          startIcon={<ContentCopyOutlined />}
          onClick={() => void copy()}
          sx={{ paddingInline: 1 }}
        >
          {texts.copy}
        </Button>
      </li>
      <li>{texts.opens}</li>
    </Steps>
  );
}
