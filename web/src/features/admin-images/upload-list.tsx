import CloseRounded from '@mui/icons-material/CloseRounded';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { IconAction } from '../../components/admin/icon-action.tsx';
import { failureText } from '../../components/admin/operation.ts';
import { usePanelTexts, type PanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import type { Upload, UploadQueue } from './upload-queue.ts';

const percentOf = (part: number): number => Math.floor(part * 100);

/** The file's thumbnail, or an icon if it is not a picture. */
function Thumbnail({ file, isRefused }: { file: File; isRefused: boolean }) {
  const [isPicture, setIsPicture] = useState(true);
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <Avatar
      variant="rounded"
      sx={{ width: 64, height: 64, backgroundColor: 'sand', color: 'text.secondary' }}
    >
      {isPicture && !isRefused ? (
        <img
          ref={show}
          alt=""
          onError={() => setIsPicture(false)}
          style={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      ) : (
        <ImageOutlined />
      )}
    </Avatar>
  );
}

function stateText(texts: PanelTexts, { state }: Upload): string {
  const { waiting, preparing, sending, saving } = texts.uploads;
  switch (state.step) {
    case 'waiting':
      return waiting;
    case 'preparing':
      return preparing;
    case 'sending':
      return sending(percentOf(state.part));
    case 'saving':
      return saving;
    case 'failed':
      return failureText(texts, 'upload-image', state.error);
  }
}

type UploadListProps = { uploads: readonly Upload[]; queue: UploadQueue };

/** Running and failed uploads. */
export function UploadList({ uploads, queue }: UploadListProps) {
  const texts = usePanelTexts();
  const { formats } = useTexts();
  return (
    <Stack component="ul" tabIndex={-1} aria-label={texts.uploads.list} sx={{ gap: 1.25 }}>
      {uploads.map((upload) => {
        const { key, file, state, shrunk } = upload;
        const hasFailed = state.step === 'failed';
        return (
          <Card
            key={key}
            component="li"
            sx={{ display: 'flex', alignItems: 'start', gap: 2, padding: 1.25 }}
          >
            <Thumbnail file={file} isRefused={hasFailed && state.isFinal} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography>
                <bdi>{file.name}</bdi>
              </Typography>
              <Typography
                variant="body2"
                color={hasFailed ? 'error' : 'textSecondary'}
                {...(hasFailed && { role: 'alert' })}
              >
                {formats.list([
                  stateText(texts, upload),
                  shrunk && texts.uploads.shrunk(shrunk.from, shrunk.to),
                ])}
              </Typography>
              {state.step === 'sending' && (
                <LinearProgress
                  variant="determinate"
                  value={percentOf(state.part)}
                  aria-label={file.name}
                  sx={{ marginBlockStart: 0.75 }}
                />
              )}
              {hasFailed && !state.isFinal && (
                <Button
                  variant="outlined"
                  aria-label={`${texts.uploads.retry}: ${file.name}`}
                  onClick={() => queue.retry(key)}
                  sx={{ marginBlock: '8px 4px' }}
                >
                  {texts.uploads.retry}
                </Button>
              )}
            </Box>
            {state.step !== 'saving' && (
              <IconAction
                icon={<CloseRounded />}
                label={texts.uploads[hasFailed ? 'dismiss' : 'cancel'](file.name)}
                onClick={() => queue.remove(key)}
              />
            )}
          </Card>
        );
      })}
    </Stack>
  );
}
