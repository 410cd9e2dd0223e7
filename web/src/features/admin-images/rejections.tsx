import { uploadRejectionPath } from '@ghar/domain/paths';
import { uploadRejections } from '@ghar/domain/queries';
import { uploadRejectionSchema, type UploadRejection } from '@ghar/domain/upload-rejection';
import { styled } from '@mui/material/styles';
import { useLoadFailureReport } from '../../components/admin/live-view.tsx';
import { useOperation } from '../../components/admin/operation.ts';
import { Button } from '../../components/button.tsx';
import { commit } from '../../firebase/admin-writes.ts';
import { useLiveList } from '../../firebase/live-documents.ts';
import { rejectionReasons, rejectionTexts as texts } from '../../i18n/ar/admin-images.ts';
import { formatMinute } from '../../i18n/ar/dates.ts';
import { colour, radius } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';

/** More of them than anybody reads at once. */
const SHOWN = 20;

const Box = styled('section')({
  padding: '16px 20px',
  borderRadius: radius.card,
  borderInlineStart: `4px solid ${colour.clay}`,
  backgroundColor: colour.claySoft,
  '& h2': { ...type.h4, color: colour.clay },
});
const List = styled('ul')({ display: 'grid', gap: 12, marginBlockStart: 8 });
const Item = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 20px',
});
const Words = styled('p')({ flex: '1 1 18em', lineHeight: 1.7, '& strong': { fontWeight: 500 } });

type RejectionsProps = {
  /** What a file was called, where that is known. */
  nameOf: (path: string) => string | null;
};

/** The files that the server took away because they are no pictures; nothing where there is none. */
export function Rejections({ nameOf }: RejectionsProps) {
  const rejections = useLiveList(uploadRejections(), uploadRejectionSchema, { limit: SHOWN });
  useLoadFailureReport('load-rejections', rejections);
  const { run, busy } = useOperation('dismiss-rejection');
  const items = rejections.state === 'ready' ? rejections.value.items : [];
  const dismiss = (path: string): void =>
    void run(() => commit((change) => change.delete(uploadRejectionPath(path))));
  return (
    <div aria-live="polite">
      {items.length > 0 && (
        <Box aria-label={texts.heading}>
          <h2>{texts.heading}</h2>
          <List>
            {items.map((rejection) => (
              <RejectionItem
                key={rejection.id}
                rejection={rejection}
                name={nameOf(rejection.storage_path)}
                busy={busy}
                onDismiss={() => dismiss(rejection.storage_path)}
              />
            ))}
          </List>
        </Box>
      )}
    </div>
  );
}

function RejectionItem({
  rejection: { reason, created_at: createdAt },
  name,
  busy,
  onDismiss,
}: {
  rejection: UploadRejection;
  name: string | null;
  busy: boolean;
  onDismiss: () => void;
}) {
  const time = formatMinute(createdAt);
  return (
    <Item>
      <Words>
        <strong>{name === null ? texts.unnamed(time) : texts.named(name, time)}</strong>
        <br />
        {rejectionReasons[reason]}
      </Words>
      <Button
        type="button"
        variant="outlined"
        aria-disabled={busy}
        aria-label={`${texts.dismiss}: ${name ?? time}`}
        onClick={busy ? undefined : onDismiss}
      >
        {texts.dismiss}
      </Button>
    </Item>
  );
}
