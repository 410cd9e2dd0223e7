import type { StoreImage } from '@ghar/domain/pages/store-data';
import CloseRounded from '@mui/icons-material/CloseRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import {
  firstPictureFirst,
  PictureControls,
  PictureDots,
} from '../../components/picture-controls.tsx';
import { Picture } from '../../components/picture.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import { useTexts } from '../../i18n/store-texts.ts';

/** Scrolls and snaps by itself, without any script. */
const Row = styled('ul')({
  display: 'flex',
  width: '100%',
  height: '100%',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  '& > li': {
    position: 'relative',
    flex: '0 0 100%',
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
  },
  ...firstPictureFirst('& > li + li'),
  '& img': { position: 'absolute', inset: 0, objectPosition: '50% 80%' },
});
const Enlarge = styled('button')({
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
  '&:focus-visible': { outline: '3px solid', outlineOffset: -6 },
});

type RowProps = {
  images: readonly StoreImage[];
  /** The picture that is in view at first. */
  start?: number;
  /** Beside the dots. */
  aside?: ReactNode;
  /** Set where nothing in the row takes the focus. */
  tabIndex?: 0;
  children: (image: StoreImage, position: number) => ReactNode;
};

const positionInView = ({ scrollLeft, clientWidth }: Element): number =>
  Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth));
function show(row: Element, position: number, behavior: ScrollBehavior = 'auto'): void {
  const pictures = row.children as HTMLCollectionOf<HTMLElement>;
  // Negative from right to left.
  const left = pictures[position]!.offsetLeft - pictures[0]!.offsetLeft;
  row.scrollTo({ left, behavior });
}

/** Pictures side by side, one in view, and a dot for each. */
function PictureRow({ images, start = 0, aside, tabIndex, children }: RowProps) {
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(start);
  useEffect(() => {
    if (start > 0) show(row.current!, start, 'instant');
    // May have been swiped before hydration.
    setIndex(positionInView(row.current!));
  }, [start]);
  return (
    <>
      <Row
        ref={row}
        tabIndex={tabIndex}
        aria-label={useTexts().carousel.name}
        onScroll={({ currentTarget }) => setIndex(positionInView(currentTarget))}
      >
        {images.map((image, position) => (
          <li key={image.src}>{children(image, position)}</li>
        ))}
      </Row>
      <PictureControls>
        {aside}
        {useHydrated() && images.length > 1 && (
          <PictureDots
            count={images.length}
            index={index}
            onShow={(position) => show(row.current!, position)}
          />
        )}
      </PictureControls>
    </>
  );
}

const Sheet = styled('dialog')(({ theme }) => ({
  width: '100%',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  backgroundColor: theme.palette.background.default,
  '& img': { objectFit: 'contain', objectPosition: 'center' },
}));
const Close = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 12,
  insetInlineStart: 12,
  '&, &:hover': { backgroundColor: theme.palette.background.paper },
}));

type EnlargedProps = { images: readonly StoreImage[]; start: number; onClose: () => void };

/** The whole pictures in the whole window. Esc and Android's back gesture close it, too. */
function Enlarged({ images, start, onClose }: EnlargedProps) {
  const texts = useTexts().carousel;
  const sheet = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => sheet.current!.showModal(), []);
  return (
    <Sheet ref={sheet} aria-label={texts.name} onClose={onClose}>
      <PictureRow images={images} start={start} tabIndex={0}>
        {(image) => <Picture image={image} sizes="100vw" />}
      </PictureRow>
      <Close aria-label={texts.close} onClick={() => sheet.current!.close()}>
        <CloseRounded />
      </Close>
    </Sheet>
  );
}

type GalleryProps = { images: readonly StoreImage[]; sizes: string; aside?: ReactNode };

/** All pictures of the product: swiped, or chosen by their dots, and enlarged. The first is the page's largest. */
export function Gallery({ images, sizes, aside }: GalleryProps) {
  const [enlarged, setEnlarged] = useState<number | null>(null);
  return (
    <>
      <PictureRow images={images} aside={aside}>
        {(image, position) => (
          <Enlarge type="button" aria-haspopup="dialog" onClick={() => setEnlarged(position)}>
            <Picture image={image} sizes={sizes} first={position === 0} />
          </Enlarge>
        )}
      </PictureRow>
      {enlarged !== null && (
        <Enlarged images={images} start={enlarged} onClose={() => setEnlarged(null)} />
      )}
    </>
  );
}
