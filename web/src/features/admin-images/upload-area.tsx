import { IMAGE_TYPES } from '@ghar/domain/image-file';
import { styled } from '@mui/material/styles';
import { useRef, useState, type DragEvent } from 'react';
import { Icon } from '../../components/admin/icon.tsx';
import { Button } from '../../components/button.tsx';
import { uploadTexts as texts } from '../../i18n/ar/admin-images.ts';
import { colour, radius } from '../../theme/tokens.ts';

const Zone = styled('section')({
  display: 'grid',
  justifyItems: 'center',
  gap: 10,
  padding: 'clamp(24px, 4vw, 40px) 24px',
  borderRadius: radius.card,
  border: `1.5px dashed ${colour.outline}`,
  backgroundColor: colour.paper,
  textAlign: 'center',
  transition: 'background-color 140ms, border-color 140ms',
  '&[data-over]': { borderColor: colour.laurel, backgroundColor: colour.leafSoft },
});
const Line = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px 14px',
});
const Limits = styled('p')({ fontSize: '0.875rem', color: colour.muted });

const ACCEPTED = [...new Set(Object.values(IMAGE_TYPES))].join();

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Takes files: chosen with a button, or dropped. */
export function UploadArea({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null): void => {
    if (files && files.length > 0) onFiles([...files]);
  };
  return (
    <Zone
      aria-label={texts.heading}
      {...(isOver && { 'data-over': '' })}
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
    >
      <Line>
        <Button type="button" onClick={() => input.current?.click()}>
          <Icon name="upload" />
          {texts.choose}
        </Button>
        <span>{isOver ? texts.release : texts.drop}</span>
      </Line>
      <Limits>{texts.limits}</Limits>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        multiple
        hidden
        aria-label={texts.choose}
        onChange={({ target }) => {
          take(target.files);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </Zone>
  );
}
