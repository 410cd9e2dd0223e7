import { Closing } from './closing.tsx';
import { Features } from './features.tsx';
import { Claims, Figures } from './figures.tsx';
import { Gallery } from './gallery.tsx';
import { Hero } from './hero.tsx';
import { Story } from './story.tsx';
import { Testimonials } from './testimonials.tsx';

/** The landing page. */
export function Component() {
  return (
    <>
      <Hero />
      <Figures />
      <Story />
      <Gallery />
      <Features />
      <Claims />
      <Testimonials />
      <Closing />
    </>
  );
}
