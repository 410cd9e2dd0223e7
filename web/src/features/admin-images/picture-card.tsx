import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { storeImageOf } from '@ghar/domain/store-data';
import { IconAction } from '../../components/admin/icon-action.tsx';
import { Picture } from '../../components/picture.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import type { Caption } from './picture-captions.ts';
import { pictureName, type StoredPicture } from './stored-picture.ts';

export type MoveDirection = 'earlier' | 'later';
/** The id of the button that moves a picture. */
export const moveButtonId = (id: string, direction: MoveDirection): string => `${id}-${direction}`;

type PictureCardProps = {
  picture: StoredPicture;
  /** As the shop shows it. */
  caption: Caption;
  isFirst: boolean;
  isLast: boolean;
  busy: boolean;
  onMove: (direction: MoveDirection) => void;
  onEdit: () => void;
  onMakePrimary: () => void;
  onRemove: () => void;
};

/** A picture of a product, with its actions. */
export function PictureCard({
  picture,
  caption,
  isFirst,
  isLast,
  busy,
  onMove,
  onEdit,
  onMakePrimary,
  onRemove,
}: PictureCardProps) {
  const texts = usePanelTexts().images;
  const { id, is_primary: isPrimary, display_order: order } = picture;
  const name = pictureName(picture, texts.noAlt);
  // `aria-disabled` in place of `disabled`: the button keeps the focus when its picture reaches an end.
  const mover = (direction: MoveDirection, isAtEnd: boolean) => ({
    id: moveButtonId(id, direction),
    label: texts[direction](name),
    'aria-disabled': isAtEnd,
    onClick: () => {
      if (!isAtEnd) onMove(direction);
    },
  });
  const isDone = isPrimary || busy;
  return (
    <Card sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <CardMedia
        draggable
        sx={{
          position: 'relative',
          aspectRatio: '4 / 3',
          backgroundColor: 'sand',
          cursor: 'grab',
          // The card is dragged: a browser would take a dragged img for a file.
          '& img': { position: 'absolute', inset: 0, pointerEvents: 'none' },
        }}
      >
        <Picture
          image={storeImageOf(picture)}
          sizes="(min-width: 1024px) 30vw, (min-width: 480px) 45vw, 90vw"
        />
        {isPrimary && (
          <Chip
            color="strong"
            label={texts.primary}
            sx={{ position: 'absolute', insetBlockStart: 12, insetInlineStart: 12 }}
          />
        )}
      </CardMedia>
      <CardContent sx={{ flex: 1, padding: '14px 18px 4px' }}>
        {caption.title !== '' && (
          <Typography
            component="strong"
            sx={{ display: 'block', fontWeight: 'fontWeightMedium', lineHeight: 1.6 }}
          >
            {caption.title}
          </Typography>
        )}
        <Typography sx={{ lineHeight: 1.6, textWrap: 'pretty' }}>{name}</Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {texts.order(order)}
        </Typography>
      </CardContent>
      <CardActions
        disableSpacing
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between', padding: '4px 8px 8px' }}
      >
        <div>
          <IconAction icon={<ChevronRightRounded />} {...mover('earlier', isFirst)} />
          <IconAction icon={<ChevronLeftRounded />} {...mover('later', isLast)} />
        </div>
        <div>
          <IconAction
            icon={isPrimary ? <StarRounded /> : <StarBorderRounded />}
            label={isPrimary ? texts.isPrimary(name) : texts.makePrimary(name)}
            aria-disabled={isDone}
            onClick={() => {
              if (!isDone) onMakePrimary();
            }}
          />
          <IconAction icon={<EditOutlined />} label={texts.edit(name)} onClick={onEdit} />
          <IconAction icon={<DeleteOutlined />} label={texts.remove(name)} onClick={onRemove} />
        </div>
      </CardActions>
    </Card>
  );
}
