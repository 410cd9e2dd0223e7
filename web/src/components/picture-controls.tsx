import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { LAID_OUT, LOADED } from '../boot/events.ts';
import { useTexts } from '../i18n/store-texts.ts';

/** Minimum touch target (WCAG 2.2, 2.5.8) and the usual one, in px. */
const DOT_TARGET = 24;
const TARGET = 44;

/**
 * Styles of a row of pictures: the others come once the page is there, since they would take from the first one's
 * bandwidth.
 */
export const firstPictureFirst = (others: string) => ({
  '@media (scripting: enabled)': {
    [`html:not([${LOADED}], [${LAID_OUT}]) ${others}`]: { display: 'none' },
  },
});

/** What stands over the lower edge of pictures. */
export const PictureControls = styled('div')({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: 6,
  insetInline: 12,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 8,
  // The dots come with the app.
  minHeight: TARGET,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
});

const Dots = styled('fieldset', { shouldForwardProp: (name) => name !== 'count' })<{
  count: number;
}>(({ count }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${DOT_TARGET}px, 1fr))`,
  // Beside the others if the narrowest fits, else on a line of their own.
  flex: `1 1 ${count * DOT_TARGET}px`,
  maxWidth: count * TARGET,
  marginInlineStart: 'auto',
  // Useless without scripts; the row is swiped.
  '@media (scripting: none)': { display: 'none' },
}));
/** Smaller than its touch target, and ringed in its own contrast: the picture below may have any colour. */
const Dot = styled(ButtonBase)(({ theme }) => ({
  height: TARGET,
  '&::before': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: theme.layout.pillRadius,
    border: `1.5px solid ${theme.palette.primary.main}`,
    backgroundColor: theme.palette.background.paper,
    transition: 'width 240ms, background-color 240ms',
  },
  '&[aria-current="true"]::before': { width: 20, backgroundColor: theme.palette.primary.main },
  '&:focus-visible': { outlineOffset: -4, borderRadius: theme.shape.borderRadius },
}));

type PictureDotsProps = {
  count: number;
  /** Of the picture in view. */
  index: number;
  onShow: (index: number) => void;
};

/** A dot for each picture of a row, which brings it into view. */
export function PictureDots({ count, index, onShow }: PictureDotsProps) {
  const texts = useTexts().carousel;
  return (
    <Dots count={count} aria-label={texts.choose}>
      {Array.from({ length: count }, (_, position) => (
        <Dot
          // oxlint-disable-next-line react/no-array-index-key -- dots have no other key
          key={position}
          aria-label={texts.show(position + 1)}
          aria-current={position === index}
          onClick={() => onShow(position)}
        />
      ))}
    </Dots>
  );
}
