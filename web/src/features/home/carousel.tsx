import styled from '@emotion/styled';
import type { StoreImage } from '@ghar/domain/store-data';
import { useRef } from 'react';
import { Picture } from '../../components/picture.tsx';
import { carouselTexts as texts } from '../../i18n/ar/store.ts';
import { colour, focusRing, radius } from '../../theme/tokens.ts';
import { useCarousel } from './use-carousel.ts';

const Frame = styled('section')({
  position: 'relative',
  height: '100%',
  overflow: 'hidden',
  '& > .swiper': { height: '100%' },
});

/** A row that scrolls from picture to picture by itself; the script moves the same boxes. */
const Row = styled('ul')({
  position: 'relative',
  display: 'flex',
  height: '100%',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  '&::-webkit-scrollbar': { display: 'none' },
  '& > li': {
    position: 'relative',
    flex: '0 0 100%',
    height: '100%',
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
    overflow: 'hidden',
    backgroundColor: colour.sand,
  },
  '.swiper-initialized > &': {
    overflow: 'visible',
    scrollSnapType: 'none',
    transitionProperty: 'transform',
    touchAction: 'pan-y',
    cursor: 'grab',
  },
});

const Controls = styled('div')({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: 12,
  insetInline: 16,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 8,
  pointerEvents: 'none',
  '@media (scripting: none)': { display: 'none' },
  '& > *': { pointerEvents: 'auto' },
});
/** The widths of a dot's target, in px: as wide as there is room (WCAG 2.2, 2.5.8 asks for 24). */
const DOT = { least: 24, most: 44 } as const;
/** What is seen of it is smaller than what a finger meets: the picture is what matters. */
const Dots = styled('fieldset', { shouldForwardProp: (name) => name !== 'count' })<{
  count: number;
}>(({ count }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${DOT.least}px, 1fr))`,
  // Beside the button while there is room for the narrowest, then below it.
  flex: `1 1 ${count * DOT.least}px`,
  maxWidth: count * DOT.most,
  '&::before': {
    content: '""',
    position: 'absolute',
    // A little wider than the dots, however far they are apart.
    inset: `11px calc(50% / ${count} - 13px)`,
    borderRadius: radius.control,
    backgroundColor: 'rgb(252 249 242 / 86%)',
  },
}));
const Dot = styled('button')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: 44,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: radius.pill,
    border: `1.5px solid ${colour.laurel}`,
    transition: 'width 240ms, background-color 240ms',
  },
  '&[aria-current="true"]::before': { width: 22, backgroundColor: colour.laurel },
  '&:focus-visible': { ...focusRing, outlineOffset: -4, borderRadius: radius.control },
});
const Play = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  backgroundColor: 'rgb(252 249 242 / 86%)',
  color: colour.laurel,
  cursor: 'pointer',
  '&:focus-visible': { ...focusRing, outlineOffset: 2 },
});

/** The product's pictures, one at a time, over and over. The first one is the largest of the page. */
export function Carousel({ images, sizes }: { images: readonly StoreImage[]; sizes: string }) {
  const box = useRef<HTMLDivElement>(null);
  const { index, playing, show, step, togglePlaying } = useCarousel(box, images.length);
  const several = images.length > 1;
  return (
    <Frame
      aria-roledescription={texts.kind}
      aria-label={texts.name}
      onKeyDown={(event) => {
        // The next picture comes from the left, where reading goes.
        const by = { ArrowLeft: 1, ArrowRight: -1 }[event.key];
        if (by === undefined || !several) return;
        event.preventDefault();
        step(by);
      }}
    >
      <div className="swiper" ref={box}>
        <Row
          className="swiper-wrapper"
          aria-live={playing ? 'off' : 'polite'}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
          tabIndex={several ? 0 : undefined}
          aria-label={texts.name}
        >
          {images.map((image, position) => (
            <li
              key={image.src}
              className="swiper-slide"
              aria-roledescription={texts.slide}
              aria-label={texts.position(position + 1, images.length)}
            >
              <Picture image={image} sizes={sizes} first={position === 0} />
            </li>
          ))}
        </Row>
      </div>
      {several && (
        <Controls>
          <Play
            type="button"
            aria-label={playing ? texts.pause : texts.play}
            onClick={togglePlaying}
          >
            <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden>
              <path
                d={playing ? 'M4 2.500h2.800v11H4zM9.200 2.500H12v11H9.200z' : 'M4.500 2l9 6-9 6Z'}
              />
            </svg>
          </Play>
          <Dots count={images.length} aria-label={texts.choose}>
            {images.map((image, position) => (
              <Dot
                key={image.src}
                type="button"
                aria-label={texts.show(position + 1)}
                aria-current={position === index}
                onClick={() => show(position)}
              />
            ))}
          </Dots>
        </Controls>
      )}
    </Frame>
  );
}
