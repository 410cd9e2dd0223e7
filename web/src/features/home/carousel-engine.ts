import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

export type CarouselEngine = {
  show(index: number): void;
  step(by: number): void;
  play(): void;
  pause(): void;
  destroy(): void;
};

/** Takes over a row of slides that is there: it loops, is swiped and goes on by itself. Times are in ms. */
export function startCarousel(
  box: HTMLElement,
  options: { from: number; delay: number; speed: number; onIndex: (index: number) => void },
): CarouselEngine {
  const row = box.querySelector('ul');
  const swiper = new Swiper(box, {
    modules: [Autoplay],
    loop: true,
    speed: options.speed,
    initialSlide: options.from,
    autoplay: { delay: options.delay, disableOnInteraction: false },
    on: { realIndexChange: ({ realIndex }) => options.onIndex(realIndex) },
  });
  // What was scrolled by hand is moved by the script from here on.
  row?.scrollTo({ left: 0, behavior: 'instant' });
  swiper.autoplay.stop();
  return {
    show: (index) => swiper.slideToLoop(index),
    step: (by) => void (by > 0 ? swiper.slideNext() : swiper.slidePrev()),
    play: () => swiper.autoplay.start(),
    pause: () => swiper.autoplay.stop(),
    destroy: () => swiper.destroy(true, true),
  };
}
