import type { StoreTexts } from '../store-texts.ts';

/** Badge beside the price; null with enough stock. */
export const offerBadges: StoreTexts['offerBadges'] = {
  available: null,
  few: 'Only a few left',
  'sold-out': 'Sold out',
  none: 'Unavailable for now',
};

/** While nothing is for sale. */
export const closedTexts: StoreTexts['closed'] = {
  heading: (offer) => (offer === 'none' ? 'Not for sale at the moment' : 'Sold out for now'),
  lead: 'The buy button comes back to this page by itself as soon as there is stock again.',
  formLead: 'The confirm button comes back to this page by itself as soon as there is stock again.',
  kept: (offer) =>
    `${offer === 'none' ? 'Sales are paused for now' : 'We have just sold out'}. What you type here is kept on your device.`,
  notify: 'Tell me when it is back',
  message: (product) => `Hello, please let me know when ${product} is available again.`,
  reopened: 'We are back in stock, and you can complete your order.',
};
