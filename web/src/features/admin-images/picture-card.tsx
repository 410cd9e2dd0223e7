import { storeImageOf } from '@ghar/domain/store-data';
import { styled } from '@mui/material/styles';
import type { DragEventHandler } from 'react';
import { IconButton } from '../../components/admin/icon-button.tsx';
import { StatusMark } from '../../components/admin/status-chip.tsx';
import { Picture } from '../../components/picture.tsx';
import { imagesTexts as texts } from '../../i18n/ar/admin-images.ts';
import { productLooks } from '../../theme/status-colours.ts';
import { colour, radius } from '../../theme/tokens.ts';
import type { Caption } from './picture-captions.ts';
import type { StoredPicture } from './stored-picture.ts';

const Card = styled('li')({
  display: 'flex',
  flexDirection: 'column',
  borderRadius: radius.card,
  border: `1px solid ${colour.rule}`,
  backgroundColor: colour.paper,
  overflow: 'hidden',
  transition: 'opacity 140ms, box-shadow 140ms',
  '&[data-dragged]': { opacity: 0.45 },
  '&[data-target]': { boxShadow: `0 0 0 3px ${colour.laurel}` },
});
const Frame = styled('div')({
  position: 'relative',
  aspectRatio: '4 / 3',
  backgroundColor: colour.sand,
  cursor: 'grab',
  // The card is dragged, not the picture: a browser would take that for a file.
  '& img': { position: 'absolute', inset: 0, pointerEvents: 'none' },
});
const Badge = styled('span')({
  position: 'absolute',
  insetBlockStart: 12,
  insetInlineStart: 12,
  zIndex: 1,
});
const Words = styled('div')({ flex: 1, padding: '14px 18px 4px' });
const Alt = styled('p')({ lineHeight: 1.6, textWrap: 'pretty' });
const Title = styled('strong')({ display: 'block', fontWeight: 500, lineHeight: 1.6 });
const Order = styled('p')({ fontSize: '0.8438rem', color: colour.muted });
const Actions = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  padding: '4px 8px 8px',
});
const Group = styled('div')({ display: 'flex' });

/** How the picture is called where it is spoken of. */
export const nameOf = ({ alt_text: alt }: StoredPicture): string =>
  alt.trim() === '' ? texts.noAlt : alt;

export type MoveDirection = 'earlier' | 'later';
/** The id of the button that moves a picture. */
export const moveButtonId = (id: string, direction: MoveDirection): string => `${id}-${direction}`;

type DragHandlers = {
  readonly onDragStart: DragEventHandler;
  readonly onDragEnd: DragEventHandler;
  readonly onDragOver: DragEventHandler;
  readonly onDrop: DragEventHandler;
};

type PictureCardProps = {
  picture: StoredPicture;
  /** What stands under it in the shop. */
  caption: Caption;
  isFirst: boolean;
  isLast: boolean;
  isDragged: boolean;
  /** What is dragged would come to stand here. */
  isTarget: boolean;
  drag: DragHandlers;
  busy: boolean;
  onMove: (direction: MoveDirection) => void;
  onEdit: () => void;
  onMakePrimary: () => void;
  onRemove: () => void;
};

/** One picture of a product, and what can be done with it. */
export function PictureCard({
  picture,
  caption,
  isFirst,
  isLast,
  isDragged,
  isTarget,
  drag,
  busy,
  onMove,
  onEdit,
  onMakePrimary,
  onRemove,
}: PictureCardProps) {
  const { id, is_primary: isPrimary, display_order: order } = picture;
  const name = nameOf(picture);
  const mover = (direction: MoveDirection, isAtEnd: boolean) => ({
    id: moveButtonId(id, direction),
    label: texts[direction](name),
    'aria-disabled': isAtEnd,
    onClick: isAtEnd ? undefined : () => onMove(direction),
  });
  // Called disabled and not made so: the button keeps the focus when its picture gets to where it cannot be used.
  const isDone = isPrimary || busy;
  return (
    <Card
      {...(isDragged && { 'data-dragged': '' })}
      {...(isTarget && { 'data-target': '' })}
      {...drag}
    >
      <Frame draggable>
        <Picture
          image={storeImageOf(picture)}
          sizes="(min-width: 1024px) 30vw, (min-width: 600px) 45vw, 90vw"
        />
        {isPrimary && (
          <Badge>
            <StatusMark look={productLooks.onSale} name={texts.primary} />
          </Badge>
        )}
      </Frame>
      <Words>
        {caption.title !== '' && <Title>{caption.title}</Title>}
        <Alt>{name}</Alt>
        <Order>{texts.order(order)}</Order>
      </Words>
      <Actions>
        <Group>
          <IconButton icon="previous" {...mover('earlier', isFirst)} />
          <IconButton icon="next" {...mover('later', isLast)} />
        </Group>
        <Group>
          <IconButton
            icon="star"
            label={isPrimary ? texts.isPrimary(name) : texts.makePrimary(name)}
            aria-disabled={isDone}
            onClick={isDone ? undefined : onMakePrimary}
          />
          <IconButton icon="edit" label={texts.edit(name)} onClick={onEdit} />
          <IconButton icon="remove" label={texts.remove(name)} onClick={onRemove} />
        </Group>
      </Actions>
    </Card>
  );
}
