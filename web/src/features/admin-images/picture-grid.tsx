import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Grid from '@mui/material/Grid';
import { useLayoutEffect, useRef, useState, type DragEvent } from 'react';
import { Announcer } from '../../components/announcer.ts';
import { useOperation } from '../../components/admin/operation.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';
import { captionOf, type Caption } from './picture-captions.ts';
import { moveButtonId, PictureCard, type MoveDirection } from './picture-card.tsx';
import { EditDialog, RemoveDialog } from './picture-dialogs.tsx';
import { makePrimary } from './picture-writes.ts';
import { pictureName, type StoredPicture } from './stored-picture.ts';
import { useReorder } from './use-reorder.ts';

type OpenDialog = { readonly kind: 'edit' | 'remove'; readonly picture: StoredPicture };

type PictureGridProps = { productId: string; stored: readonly StoredPicture[] };

/** The pictures of a product in their order, in one, two or three columns. */
export function PictureGrid({ productId, stored }: PictureGridProps) {
  const texts = usePanelTexts().images;
  const { pictures, move } = useReorder(productId, stored);
  const primaries = pictures.filter(({ is_primary }) => is_primary).length;
  const primary = useOperation('set-primary-image');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [target, setTarget] = useState<string | null>(null);
  const [announced, setAnnounced] = useState('');
  const close = (): void => setDialog(null);
  const { gallery } = useSiteContent('features').content;
  const captionAt = (picture: StoredPicture): Caption =>
    captionOf(picture, gallery[stored.findIndex(({ id }) => id === picture.id)]);

  // A card that moves in the document loses the focus.
  const focused = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (focused.current === null) return;
    document.getElementById(focused.current)?.focus();
    focused.current = null;
  });

  function moveTo(picture: StoredPicture, place: number): void {
    move(picture.id, place);
    setAnnounced(texts.moved(pictureName(picture, texts.noAlt), place + 1, pictures.length));
  }
  const step = (picture: StoredPicture, place: number) => (direction: MoveDirection) => {
    focused.current = moveButtonId(picture.id, direction);
    moveTo(picture, direction === 'earlier' ? place - 1 : place + 1);
  };
  const dragOf = ({ id }: StoredPicture, place: number) => ({
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', id);
      setDragged(id);
    },
    onDragEnd: () => {
      setDragged(null);
      setTarget(null);
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      setTarget(id);
    },
    onDrop: (event: DragEvent) => {
      const picture = pictures.find((one) => one.id === dragged);
      if (!picture) return;
      event.preventDefault();
      moveTo(picture, place);
    },
  });

  return (
    <>
      {primaries !== 1 && (
        <Alert tabIndex={-1}>
          <AlertTitle>{primaries === 0 ? texts.noPrimary : texts.several}</AlertTitle>
        </Alert>
      )}
      <Grid container component="ul" spacing={2.5} aria-label={texts.grid}>
        {pictures.map((picture, place) => (
          <Grid
            key={picture.id}
            component="li"
            size={{ xs: 12, sm: 6, lg: 4 }}
            {...(dragged === picture.id && { 'data-dragged': '' })}
            {...(target === picture.id && dragged !== picture.id && { 'data-target': '' })}
            {...dragOf(picture, place)}
            sx={{
              '&[data-dragged]': { opacity: 0.45 },
              '&[data-target] > *': { outline: '3px solid', outlineColor: 'primary.main' },
            }}
          >
            <PictureCard
              picture={picture}
              caption={captionAt(picture)}
              isFirst={place === 0}
              isLast={place === pictures.length - 1}
              busy={primary.busy}
              onMove={step(picture, place)}
              onEdit={() => setDialog({ kind: 'edit', picture })}
              onMakePrimary={() => void primary.run(() => makePrimary(picture))}
              onRemove={() => setDialog({ kind: 'remove', picture })}
            />
          </Grid>
        ))}
      </Grid>
      <Announcer aria-live="polite">{announced}</Announcer>
      {dialog?.kind === 'edit' && (
        <EditDialog picture={dialog.picture} caption={captionAt(dialog.picture)} onClose={close} />
      )}
      {dialog?.kind === 'remove' && (
        <RemoveDialog picture={dialog.picture} pictures={stored} onClose={close} />
      )}
    </>
  );
}
