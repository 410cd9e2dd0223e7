import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import EditOutlined from '@mui/icons-material/EditOutlined';
import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { alpha, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { DEFAULT_LOCALE, OTHER_LOCALES, type Locale } from '@ghar/domain/i18n/locale';
import { storeImageOf } from '@ghar/domain/pages/store-data';
import { useState, type PointerEvent } from 'react';
import { BackIcon, ForwardIcon } from '../../components/admin/direction-icons.tsx';
import { IconAction } from '../../components/admin/icon-action.tsx';
import { Picture } from '../../components/picture.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import type { Caption } from './picture-captions.ts';
import { pictureTexts, untranslated } from './picture-texts.ts';
import { drawingOf, isDescribed, pictureName, type StoredPicture } from './stored-picture.ts';

/** Drag handle for touch. Keyboards and screen readers use the buttons. */
const Handle = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 8,
  insetInlineEnd: 8,
  display: 'grid',
  placeItems: 'center',
  width: theme.layout.target,
  height: theme.layout.target,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: alpha(theme.palette.background.paper, 0.88),
  color: theme.palette.text.secondary,
  touchAction: 'none',
  WebkitTouchCallout: 'none',
}));

export type MoveDirection = 'earlier' | 'later';
/** The id of the button that moves a picture. */
export const moveButtonId = (id: string, direction: MoveDirection): string => `${id}-${direction}`;

type PictureCardProps = {
  picture: StoredPicture;
  /** As shown in the shop. */
  captions: Readonly<Record<Locale, Caption>>;
  isFirst: boolean;
  isLast: boolean;
  busy: boolean;
  /** Id of the element that explains the primary picture. */
  primaryMeaning: string;
  /** Starts dragging the card. */
  onGrab: (event: PointerEvent<HTMLElement>) => void;
  onMove: (direction: MoveDirection) => void;
  onEdit: () => void;
  onMakePrimary: () => void;
  onRemove: () => void;
};

/** A product picture with its actions. */
export function PictureCard({
  picture,
  captions,
  isFirst,
  isLast,
  busy,
  primaryMeaning,
  onGrab,
  onMove,
  onEdit,
  onMakePrimary,
  onRemove,
}: PictureCardProps) {
  const { images: texts, translations } = usePanelTexts();
  const caption = captions[DEFAULT_LOCALE];
  const missing = OTHER_LOCALES.flatMap((locale) =>
    untranslated(pictureTexts(picture, captions), locale),
  ).length;
  const { id, is_primary: isPrimary, display_order: order } = picture;
  const name = pictureName(picture, texts.noAlt);
  // `aria-disabled` instead of `disabled` keeps the focus when the picture reaches an end.
  const mover = (direction: MoveDirection, isAtEnd: boolean) => ({
    id: moveButtonId(id, direction),
    label: texts[direction](name),
    'aria-disabled': isAtEnd,
    onClick: () => {
      if (!isAtEnd) onMove(direction);
    },
  });
  const isDone = isPrimary || busy;
  const [opened] = useState(Date.now);
  const drawing = drawingOf(picture, opened);
  return (
    <Card
      sx={{
        display: 'grid',
        // beside the picture on a phone, so that several are in sight while they are sorted
        gridTemplateColumns: { xs: '116px minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
        gridTemplateRows: { xs: '1fr auto auto', sm: 'auto 1fr auto auto' },
        height: '100%',
      }}
    >
      <CardMedia
        // Touch on the picture scrolls; only the handle drags.
        onPointerDown={(event) => event.pointerType === 'mouse' && onGrab(event)}
        sx={{
          position: 'relative',
          gridRow: { xs: '1 / -1', sm: 'auto' },
          aspectRatio: { xs: 'auto', sm: '4 / 3' },
          backgroundColor: 'sand',
          userSelect: 'none',
          cursor: 'grab',
          '[data-dragged] &': { cursor: 'grabbing' },
          // Browsers drag an img as a file.
          '& img': { position: 'absolute', inset: 0, pointerEvents: 'none' },
        }}
      >
        {drawing === 'drawn' ? (
          <Picture
            image={storeImageOf(picture)}
            sizes="(min-width: 1024px) 30vw, (min-width: 600px) 45vw, 116px"
          />
        ) : (
          <Typography
            color={drawing === 'failed' ? 'error' : 'textSecondary'}
            sx={{ paddingBlock: 8, paddingInline: 3, textAlign: 'center' }}
          >
            {texts.drawing[drawing]}
          </Typography>
        )}
        {isPrimary && (
          <Chip
            color="strong"
            label={texts.primary}
            sx={{
              position: 'absolute',
              insetBlock: { xs: 'auto 10px', sm: '12px auto' },
              insetInlineStart: { xs: 10, sm: 12 },
            }}
          />
        )}
        <Handle
          data-handle
          onPointerDown={(event) => event.pointerType !== 'mouse' && onGrab(event)}
        >
          <DragIndicator />
        </Handle>
      </CardMedia>
      <CardContent sx={{ padding: { xs: '10px 14px 0', sm: '14px 18px 0' } }}>
        {caption.title !== '' && (
          <Typography
            component="strong"
            sx={{ display: 'block', fontWeight: 'fontWeightMedium', lineHeight: 1.6 }}
          >
            {caption.title}
          </Typography>
        )}
        <Typography
          sx={{ lineHeight: 1.6 }}
          {...(!isDescribed(picture) && { color: 'textSecondary' })}
        >
          <bdi>{name}</bdi>
        </Typography>
        {missing > 0 && (
          <Chip color="waiting" label={translations.count(missing)} sx={{ marginBlock: 0.5 }} />
        )}
        {!isDescribed(picture) && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
            {name !== texts.noAlt && (
              <Typography variant="caption" color="textSecondary">
                {texts.notDescribed}
              </Typography>
            )}
            <Button
              variant="text"
              size="small"
              aria-label={texts.describeNamed(name)}
              onClick={onEdit}
              sx={{ paddingInline: 0 }}
            >
              {texts.describe}
            </Button>
          </Stack>
        )}
      </CardContent>
      <Stack direction="row" sx={{ alignItems: 'center', paddingInline: 1 }}>
        <IconAction icon={<BackIcon />} {...mover('earlier', isFirst)} />
        <Typography variant="caption" color="textSecondary">
          {texts.order(order)}
        </Typography>
        <IconAction icon={<ForwardIcon />} {...mover('later', isLast)} />
      </Stack>
      <CardActions
        disableSpacing
        sx={{
          flexWrap: 'wrap',
          gap: 0.5,
          padding: '0 8px 8px',
          '& .MuiButton-root': { paddingInline: 1.25, textDecoration: 'none' },
        }}
      >
        <Button
          variant="text"
          size="small"
          startIcon={<EditOutlined />}
          aria-label={texts.edit(name)}
          onClick={onEdit}
        >
          {texts.buttons.edit}
        </Button>
        <Button
          variant="text"
          size="small"
          startIcon={isPrimary ? <StarRounded /> : <StarBorderRounded />}
          aria-label={isPrimary ? texts.isPrimary(name) : texts.makePrimary(name)}
          aria-describedby={primaryMeaning}
          aria-disabled={isDone}
          sx={
            isPrimary
              ? { fontWeight: 'fontWeightRegular', color: 'text.disabled', cursor: 'default' }
              : {}
          }
          onClick={() => {
            if (!isDone) onMakePrimary();
          }}
        >
          {isPrimary ? texts.buttons.isPrimary : texts.buttons.makePrimary}
        </Button>
        <IconAction
          icon={<DeleteOutlined />}
          label={texts.remove(name)}
          onClick={onRemove}
          sx={{ marginInlineStart: 'auto' }}
        />
      </CardActions>
    </Card>
  );
}
