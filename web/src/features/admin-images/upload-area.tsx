import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { IMAGE_TYPES } from '@ghar/domain/product/image-file';
import { useRef, useState, type DragEvent } from 'react';
import { usePanelTexts } from '../../i18n/panel-texts.ts';

const ACCEPTED = [...new Set(Object.values(IMAGE_TYPES))].join();

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Accepts files by button or drop. */
export function UploadArea({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const texts = usePanelTexts().uploads;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null): void => {
    if (files && files.length > 0) onFiles([...files]);
  };
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={texts.heading}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setIsOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
      sx={({ layout, palette }) => ({
        padding: 'clamp(24px, 4vw, 40px) 24px',
        borderRadius: `${layout.cardRadius}px`,
        border: `1.5px dashed ${isOver ? palette.primary.main : palette.outline}`,
        ...(isOver && { backgroundColor: palette.success.light }),
        textAlign: 'center',
      })}
    >
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'center',
          gap: '8px 14px',
          marginBlockEnd: 1.25,
        }}
      >
        <Button startIcon={<FileUploadOutlined />} onClick={() => input.current?.click()}>
          {texts.choose}
        </Button>
        {isOver ? (
          <span>{texts.release}</span>
        ) : (
          <Box component="span" sx={{ '@media (hover: none)': { display: 'none' } }}>
            {texts.drop}
          </Box>
        )}
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {texts.limits}
      </Typography>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        multiple
        hidden
        aria-label={texts.choose}
        onChange={({ target }) => {
          take(target.files);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
    </Paper>
  );
}
