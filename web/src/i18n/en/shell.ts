import type { StoreTexts } from '../store-texts.ts';

/** The frame of every page. */
export const shellTexts: StoreTexts['shell'] = {
  skipToContent: 'Skip to content',
  home: 'Home page',
  brandHome: (brand) => `${brand}, home page`,
  pages: 'Store pages',
  displayCurrency: 'Show prices in',
  currencies: { AED: 'UAE dirham', SAR: 'Saudi riyal', USD: 'US dollar' },
  whatsapp: 'Message us on WhatsApp',
  whatsappShort: 'Chat on WhatsApp',
  dismiss: 'Close this notice',
  loading: 'One moment, please',
  track: 'Track your order',
  backToStore: 'Back to the store',
  buyNow: 'Buy now',
  buyBar: 'Quick buy',
  details: 'Details',
  priceLabel: 'Price',
};
