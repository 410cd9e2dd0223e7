import type { StoreTexts } from '../store-texts.ts';

/** Pages with few texts. */

export const notFoundTexts: StoreTexts['notFound'] = {
  title: 'Page not found',
  /** Literal of the specification. */
  heading: 'Oops! Page not found',
  text: 'There is no page at this address. It may have moved, or the link may have a typo.',
  home: 'Back to the home page',
};

export const errorPageTexts: StoreTexts['errorPage'] = {
  crash: {
    title: 'Page error',
    heading: 'Something went wrong on this page',
    text: 'The fault is ours, not yours. What you typed in the order form is saved in your browser.',
  },
  outdated: {
    title: 'Store updated',
    heading: 'The page did not load in full',
    text: 'Either the connection dropped, or we updated the store a moment ago. Reloading is enough, and what you typed is saved.',
  },
  reload: 'Reload the page',
};
