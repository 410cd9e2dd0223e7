import StarRounded from '@mui/icons-material/StarRounded';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { siteContentPath } from '@ghar/domain/paths';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { Announcer } from '../../components/announcer.ts';
import { useKeptState } from '../../components/admin/kept-state.ts';
import { useOperation } from '../../components/admin/operation.ts';
import { useLiveDocument } from '../../firebase/live-documents.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { captionLines, captionsOf } from './picture-captions.ts';
import { moveButtonId, PictureCard, type MoveDirection } from './picture-card.tsx';
import { EditDialog, RemoveDialog } from './picture-dialogs.tsx';
import { makePrimary } from './picture-writes.ts';
import { pictureName, type StoredPicture } from './stored-picture.ts';
import { useDragOrder } from './use-drag-order.ts';
import { useReorder } from './use-reorder.ts';

/** Only its captions are read, leniently. */
const documentSchema = v.unknown();

type OpenDialog = { readonly kind: 'edit' | 'remove'; readonly picture: StoredPicture };

type PictureGridProps = { productId: string; stored: readonly StoredPicture[] };

/** A product's pictures in order, in one to three columns. */
export function PictureGrid({ productId, stored }: PictureGridProps) {
  const texts = usePanelTexts().images;
  const { pictures, move } = useReorder(productId, stored);
  const primaries = pictures.filter(({ is_primary }) => is_primary).length;
  const primary = useOperation('set-primary-image');
  const [dialog, setDialog] = useKeptState<OpenDialog | null>('pictures open', () => null);
  const [announced, setAnnounced] = useState('');
  const meaningId = useId();
  const close = (): void => setDialog(null);
  const features = useLiveDocument(siteContentPath('features'), documentSchema);
  const lines = captionLines(features.state === 'ready' ? features.value : null);
  const captionsAt = (picture: StoredPicture) =>
    captionsOf(
      picture,
      stored.findIndex(({ id }) => id === picture.id),
      lines,
    );

  // A card that moves in the DOM loses the focus.
  const focused = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (focused.current === null) return;
    const button = document.getElementById(focused.current);
    button?.focus();
    // A card that kept the focus is not scrolled to.
    button?.scrollIntoView({ block: 'nearest' });
    focused.current = null;
  });

  function moveTo(picture: StoredPicture, place: number): void {
    move(picture.id, place);
    setAnnounced(texts.moved(pictureName(picture, texts.noAlt), place + 1, pictures.length));
  }
  const { drag, shift, start } = useDragOrder(
    pictures.map(({ id }) => id),
    (id, place) =>
      moveTo(
        pictures.find((picture) => picture.id === id)!,
        place,
      ),
  );
  const step = (picture: StoredPicture, place: number) => (direction: MoveDirection) => {
    focused.current = moveButtonId(picture.id, direction);
    moveTo(picture, direction === 'earlier' ? place - 1 : place + 1);
  };
  return (
    <>
      {primaries !== 1 && (
        <Alert tabIndex={-1}>
          <AlertTitle>{primaries === 0 ? texts.noPrimary : texts.several}</AlertTitle>
        </Alert>
      )}
      <Typography
        id={meaningId}
        variant="body2"
        color="textSecondary"
        sx={{ display: 'flex', gap: 0.75, '& svg': { flex: 'none', fontSize: '1.25rem' } }}
      >
        <StarRounded />
        {texts.primaryMeaning}
      </Typography>
      <Grid
        container
        component="ul"
        tabIndex={-1}
        spacing={2.5}
        aria-label={texts.grid}
        {...(drag && { 'data-dragging': '' })}
      >
        {pictures.map((picture, place) => (
          <Grid
            key={picture.id}
            component="li"
            size={{ xs: 12, sm: 6, lg: 4 }}
            data-id={picture.id}
            {...(drag?.id === picture.id && { 'data-dragged': '' })}
            style={shift(place)}
            sx={{
              '[data-dragging] > &:not([data-dragged])': { transition: 'transform 180ms ease-out' },
              '&[data-dragged]': { position: 'relative', zIndex: 1 },
              '&[data-dragged] > *': { boxShadow: '0 24px 48px -16px rgb(42 41 32 / 55%)' },
            }}
          >
            <PictureCard
              picture={picture}
              captions={captionsAt(picture)}
              isFirst={place === 0}
              isLast={place === pictures.length - 1}
              busy={primary.busy}
              primaryMeaning={meaningId}
              onGrab={(event) => start(event, picture.id)}
              onMove={step(picture, place)}
              onEdit={() => setDialog({ kind: 'edit', picture })}
              onMakePrimary={() =>
                void primary.run(() => makePrimary(picture), {
                  what: pictureName(picture, texts.noAlt),
                })
              }
              onRemove={() => setDialog({ kind: 'remove', picture })}
            />
          </Grid>
        ))}
      </Grid>
      <Announcer aria-live="polite">{announced}</Announcer>
      {dialog?.kind === 'edit' && (
        <EditDialog
          picture={dialog.picture}
          captions={captionsAt(dialog.picture)}
          onClose={close}
        />
      )}
      {dialog?.kind === 'remove' && (
        <RemoveDialog picture={dialog.picture} pictures={stored} onClose={close} />
      )}
    </>
  );
}
