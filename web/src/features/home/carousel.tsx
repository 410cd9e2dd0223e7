import type { StoreImage } from '@ghar/domain/pages/store-data';
import PauseRounded from '@mui/icons-material/PauseRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import IconButton from '@mui/material/IconButton';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Autoplay } from 'swiper/modules';
import { Swiper, SwiperSlide, type SwiperClass } from 'swiper/react';
import {
  firstPictureFirst,
  PictureControls,
  PictureDots,
} from '../../components/picture-controls.tsx';
import { Picture } from '../../components/picture.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import { useTexts } from '../../i18n/store-texts.ts';

/** Time per picture, in ms (specification, section 9). */
const DELAY_MS = 4000;
const TRANSITION_MS = 600;

const MODULES = [Autoplay];
const AUTOPLAY = { delay: DELAY_MS };
/** Reduced motion has no transition to wait for. */
const AUTOPLAY_WITHOUT_MOTION = { ...AUTOPLAY, waitForTransition: false };

const Frame = styled('section')({ position: 'relative', height: '100%', overflow: 'hidden' });
const Pictures = styled('div')({ height: '100%' });
/** Before Swiper has initialised, a scroll-snapping row without script. */
const Slides = styled(Swiper)(({ theme }) => ({
  height: '100%',
  overflow: 'hidden',
  '&:focus-visible': { ...theme.mixins.focusRing, outlineOffset: -4 },
  '&.swiper-initialized': { touchAction: 'pan-y', cursor: 'grab' },
  '&:not(.swiper-initialized)': {
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    '&::-webkit-scrollbar': { display: 'none' },
    ...firstPictureFirst('& > ul > li + li'),
  },
  '& > ul': { display: 'flex', height: '100%', transitionProperty: 'transform' },
  '& > ul > li': {
    flex: '0 0 100%',
    height: '100%',
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
    overflow: 'hidden',
    backgroundColor: theme.palette.sand,
  },
}));

/** A small disc in a touch target of the usual size. */
const PlayButton = styled(IconButton)(({ theme }) => ({
  borderRadius: '50%',
  '&, &:hover': { backgroundColor: 'transparent', color: theme.palette.primary.main },
  '& svg': {
    padding: 4,
    borderRadius: 'inherit',
    backgroundColor: theme.palette.background.paper,
  },
}));

/** The product's pictures in a loop. The first is the page's largest picture. */
export function Carousel({ images, sizes }: { images: readonly StoreImage[]; sizes: string }) {
  const texts = useTexts().carousel;
  const { direction } = useTheme();
  const [swiper, setSwiper] = useState<SwiperClass | null>(null);
  /** A picture chosen before Swiper was ready: clicks are replayed right after hydration. */
  const wanted = useRef<number | null>(null);
  const [index, setIndex] = useState(0);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  /** The shopper's own play or pause. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const playing = chosen ?? !reducedMotion;
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [inView, setInView] = useState(false);
  const advances = playing && inView && !pointed && !focused;
  const several = images.length > 1;
  const hydrated = useHydrated();

  useEffect(() => {
    if (!swiper) return;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)!.isIntersecting),
    );
    observer.observe(swiper.el);
    return () => observer.disconnect();
  }, [swiper]);
  useEffect(() => {
    if (swiper && wanted.current !== null) swiper.slideToLoop(wanted.current);
    wanted.current = null;
  }, [swiper]);
  useEffect(() => {
    if (advances) swiper?.autoplay.start();
    else swiper?.autoplay.stop();
  }, [swiper, advances]);

  function show(position: number): void {
    if (swiper) swiper.slideToLoop(position);
    else wanted.current = position;
  }
  function togglePlaying(): void {
    setFocused(false);
    setChosen(!playing);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    // The next picture comes from the line's end.
    if ((event.key === 'ArrowLeft') === (direction === 'rtl')) swiper?.slideNext();
    else swiper?.slidePrev();
    event.preventDefault();
  }

  return (
    <Frame
      aria-roledescription={texts.kind}
      aria-label={texts.name}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      {/* A finger enters with its touch and leaves with its lift. */}
      <Pictures onPointerEnter={() => setPointed(true)} onPointerLeave={() => setPointed(false)}>
        <Slides
          wrapperTag="ul"
          modules={MODULES}
          enabled={several}
          loop={several}
          speed={reducedMotion ? 0 : TRANSITION_MS}
          autoplay={reducedMotion ? AUTOPLAY_WITHOUT_MOTION : AUTOPLAY}
          // Its observer takes fractional heights for changes and resets the position.
          resizeObserver={false}
          onBeforeInit={startWhereScrolled}
          onSwiper={(created) => {
            setSwiper(created);
            setIndex(created.realIndex);
            setPointed(isHovered(created.el));
          }}
          onRealIndexChange={({ realIndex }) => setIndex(realIndex)}
          {...(several && { role: 'group', tabIndex: 0, 'aria-label': texts.name })}
          aria-live={playing ? 'off' : 'polite'}
        >
          {images.map((image, position) => (
            <SwiperSlide
              key={image.src}
              tag="li"
              aria-roledescription={texts.slide}
              aria-label={texts.position(position + 1, images.length)}
            >
              <Picture image={image} sizes={sizes} first={position === 0} />
            </SwiperSlide>
          ))}
        </Slides>
      </Pictures>
      {several && (
        <PictureControls>
          {hydrated && (
            <PlayButton aria-label={playing ? texts.pause : texts.play} onClick={togglePlaying}>
              {playing ? <PauseRounded /> : <PlayArrowRounded />}
            </PlayButton>
          )}
          <PictureDots count={images.length} index={index} onShow={show} />
        </PictureControls>
      )}
    </Frame>
  );
}

/** Touch screens keep `:hover` where last touched. */
const isHovered = (element: Element): boolean =>
  matchMedia('(hover: hover)').matches && element.matches(':hover');

/** Takes over a row scrolled before hydration: starts at its picture, and completes a swipe in progress. */
function startWhereScrolled(swiper: SwiperClass): void {
  const { el } = swiper;
  const scrolled = Math.abs(el.scrollLeft) / Math.max(1, el.clientWidth);
  const nearest = Math.round(scrolled);
  swiper.params.initialSlide = nearest;
  el.scrollTo({ left: 0, behavior: 'instant' });
  if (scrolled === nearest) return;
  swiper.once('afterInit', () => {
    swiper.setTranslate(swiper.getTranslate() + (nearest - scrolled) * swiper.width);
    // Forces a style recalculation, without which there is no transition.
    swiper.getTranslate();
    swiper.slideTo(swiper.activeIndex);
  });
}
