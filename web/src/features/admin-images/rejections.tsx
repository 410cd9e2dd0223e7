import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { uploadRejectionPath } from '@ghar/domain/paths';
import { uploadRejections } from '@ghar/domain/queries';
import { uploadRejectionSchema } from '@ghar/domain/product/upload-rejection';
import { useLoadFailureReport } from '../../components/admin/live-view.tsx';
import { useOperation } from '../../components/admin/operation.ts';
import { commit } from '../../firebase/admin-writes.ts';
import { useLiveList } from '../../firebase/live-documents.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';

/** Maximum shown at once. */
const LIMIT = 20;

type RejectionsProps = {
  /** The uploaded file's name, if known. */
  nameOf: (path: string) => string | null;
};

/** Uploads that the server deleted as invalid pictures. */
export function Rejections({ nameOf }: RejectionsProps) {
  const { rejections: texts, rejectionReasons } = usePanelTexts();
  const { formats } = useTexts();
  const rejections = useLiveList(uploadRejections(), uploadRejectionSchema, { limit: LIMIT });
  useLoadFailureReport('load-rejections', rejections);
  const { run, busy } = useOperation('dismiss-rejection');
  const items = rejections.state === 'ready' ? rejections.value.items : [];
  const dismiss = (path: string): void =>
    void run(() => commit((change) => change.delete(uploadRejectionPath(path))));
  return (
    <div aria-live="polite">
      {items.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the default role is alert
        <Alert role="region" tabIndex={-1} aria-label={texts.heading}>
          <AlertTitle component="h2">{texts.heading}</AlertTitle>
          <Stack component="ul" sx={{ gap: 1.5, marginBlockStart: 1 }}>
            {items.map(({ id, storage_path: path, reason, created_at: createdAt }) => {
              const name = nameOf(path);
              const time = formats.minute(createdAt);
              return (
                <Stack
                  key={id}
                  component="li"
                  direction="row"
                  sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '6px 20px' }}
                >
                  <p style={{ flex: '1 1 18em' }}>
                    <strong>{name === null ? texts.unnamed(time) : texts.named(name, time)}</strong>
                    <br />
                    {rejectionReasons[reason]}
                  </p>
                  <Button
                    variant="outlined"
                    aria-disabled={busy}
                    aria-label={`${texts.dismiss}: ${name ?? time}`}
                    onClick={busy ? undefined : () => dismiss(path)}
                  >
                    {texts.dismiss}
                  </Button>
                </Stack>
              );
            })}
          </Stack>
        </Alert>
      )}
    </div>
  );
}
