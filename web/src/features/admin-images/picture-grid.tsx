import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState, type DragEvent } from 'react';
import { useOperation } from '../../components/admin/operation.ts';
import { Notice } from '../../components/notice.tsx';
import { imagesTexts as texts } from '../../i18n/ar/admin-images.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';
import { visuallyHidden } from '../../theme/tokens.ts';
import { EditDialog } from './edit-dialog.tsx';
import { moveButtonId, nameOf, PictureCard, type MoveDirection } from './picture-card.tsx';
import { captionOf, type Caption } from './picture-captions.ts';
import { makePrimary } from './picture-writes.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import type { StoredPicture } from './stored-picture.ts';
import { useReorder } from './use-reorder.ts';

const Grid = styled('ul')({
  display: 'grid',
  gap: 20,
  '@media (min-width: 600px)': { gridTemplateColumns: '1fr 1fr' },
  '@media (min-width: 1024px)': { gridTemplateColumns: '1fr 1fr 1fr' },
});
const Announcer = styled('output')(visuallyHidden);

type Asked = { readonly what: 'edit' | 'remove'; readonly picture: StoredPicture };

/** The pictures of a product in their order: one, two or three beside each other. */
export function PictureGrid({
  productId,
  stored,
}: {
  productId: string;
  stored: readonly StoredPicture[];
}) {
  const { pictures, move } = useReorder(productId, stored);
  const primaries = pictures.filter(({ is_primary }) => is_primary).length;
  const primary = useOperation('set-primary-image');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [target, setTarget] = useState<string | null>(null);
  const [announced, setAnnounced] = useState('');
  const close = (): void => setAsked(null);
  const { gallery } = useSiteContent('features').content;
  const captionAt = (picture: StoredPicture): Caption =>
    captionOf(picture, gallery[stored.findIndex(({ id }) => id === picture.id)]);

  // A card that changes its place in the document loses the focus.
  const focused = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (focused.current === null) return;
    document.getElementById(focused.current)?.focus();
    focused.current = null;
  });

  function moveTo(picture: StoredPicture, place: number): void {
    move(picture.id, place);
    setAnnounced(texts.moved(nameOf(picture), place + 1, pictures.length));
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
      {primaries !== 1 && <Notice message={primaries === 0 ? texts.noPrimary : texts.several} />}
      <Grid aria-label={texts.grid}>
        {pictures.map((picture, place) => (
          <PictureCard
            key={picture.id}
            picture={picture}
            caption={captionAt(picture)}
            isFirst={place === 0}
            isLast={place === pictures.length - 1}
            isDragged={dragged === picture.id}
            isTarget={target === picture.id && dragged !== picture.id}
            drag={dragOf(picture, place)}
            busy={primary.busy}
            onMove={step(picture, place)}
            onEdit={() => setAsked({ what: 'edit', picture })}
            onMakePrimary={() => void primary.run(() => makePrimary(picture))}
            onRemove={() => setAsked({ what: 'remove', picture })}
          />
        ))}
      </Grid>
      <Announcer aria-live="polite">{announced}</Announcer>
      {asked?.what === 'edit' && (
        <EditDialog picture={asked.picture} caption={captionAt(asked.picture)} onClose={close} />
      )}
      {asked?.what === 'remove' && (
        <RemoveDialog picture={asked.picture} pictures={stored} onClose={close} />
      )}
    </>
  );
}
