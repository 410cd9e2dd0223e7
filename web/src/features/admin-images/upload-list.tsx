import { styled } from '@mui/material/styles';
import { useCallback, useState } from 'react';
import { IconButton } from '../../components/admin/icon-button.tsx';
import { failureText } from '../../components/admin/operation.ts';
import { usePanelTexts, type PanelTexts } from '../../i18n/panel-texts.ts';
import { Button } from '../../components/button.tsx';
import { uploadTexts as texts } from '../../i18n/ar/admin-images.ts';
import { colour, radius } from '../../theme/tokens.ts';
import type { Upload, UploadQueue } from './upload-queue.ts';

const List = styled('ul')({ display: 'grid', gap: 10 });
const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: '64px 1fr auto',
  alignItems: 'start',
  gap: '4px 16px',
  padding: 10,
  borderRadius: radius.card,
  border: `1px solid ${colour.rule}`,
  backgroundColor: colour.paper,
});
const Thumbnail = styled('img')({
  width: 64,
  height: 64,
  objectFit: 'cover',
  borderRadius: radius.control,
  backgroundColor: colour.sand,
});
const Name = styled('p')({ fontWeight: 450, lineHeight: 1.6 });
const State = styled('p')({
  fontSize: '0.875rem',
  lineHeight: 1.6,
  color: colour.muted,
  '&[data-failed]': { color: colour.clay, fontWeight: 500 },
});
const Bar = styled('progress')({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 6,
  marginBlockStart: 6,
  border: 0,
  borderRadius: radius.pill,
  overflow: 'hidden',
  backgroundColor: colour.sand,
  '&::-webkit-progress-bar': { backgroundColor: colour.sand },
  '&::-webkit-progress-value': { backgroundColor: colour.laurel, transition: 'width 200ms' },
  '&::-moz-progress-bar': { backgroundColor: colour.laurel },
});
const Retry = styled(Button)({ marginBlock: '8px 4px' });

/** A look at the file, where it is something that can be looked at. */
function Preview({ file }: { file: File }) {
  const [isPicture, setIsPicture] = useState(true);
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return isPicture ? (
    <Thumbnail ref={show} alt="" onError={() => setIsPicture(false)} />
  ) : (
    <Thumbnail as="span" />
  );
}

const PERCENT = 100;

function stateText({ state }: Upload, panelTexts: PanelTexts): string {
  switch (state.step) {
    case 'waiting':
      return texts.waiting;
    case 'sending':
      return texts.sending(Math.floor(state.part * PERCENT));
    case 'saving':
      return texts.saving;
    case 'failed':
      return failureText(panelTexts, 'upload-image', state.error);
  }
}

function UploadItem({ upload, queue }: { upload: Upload; queue: UploadQueue }) {
  const { key, file, state } = upload;
  const hasFailed = state.step === 'failed';
  const panelTexts = usePanelTexts();
  return (
    <Item>
      <Preview file={file} />
      <div>
        <Name>
          <bdi>{file.name}</bdi>
        </Name>
        <State {...(hasFailed && { 'data-failed': '', role: 'alert' })}>
          {stateText(upload, panelTexts)}
        </State>
        {state.step === 'sending' && <Bar max={1} value={state.part} aria-label={file.name} />}
        {state.step === 'failed' && !state.isFinal && (
          <Retry
            type="button"
            variant="outlined"
            aria-label={`${texts.retry}: ${file.name}`}
            onClick={() => queue.retry(key)}
          >
            {texts.retry}
          </Retry>
        )}
      </div>
      {state.step !== 'saving' && (
        <IconButton
          icon="close"
          label={hasFailed ? texts.dismiss(file.name) : texts.cancel(file.name)}
          onClick={() => queue.remove(key)}
        />
      )}
    </Item>
  );
}

/** The files on their way, and those that did not arrive. */
export const UploadList = ({
  uploads,
  queue,
}: {
  uploads: readonly Upload[];
  queue: UploadQueue;
}) => (
  <List aria-label={texts.list}>
    {uploads.map((upload) => (
      <UploadItem key={upload.key} upload={upload} queue={queue} />
    ))}
  </List>
);
