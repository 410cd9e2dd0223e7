import { browserStorage } from '../../browser/storage.ts';

/** How packing slips are printed: a page each, four on a page, or a label of 10 × 15 cm each. */
export const SLIP_FORMATS = ['page', 'quarters', 'label'] as const;
export type SlipFormat = (typeof SLIP_FORMATS)[number];

const KEY = 'ghar.slips';

/** The format chosen on this device, since printers differ; a page each before that. */
export const slipFormat = (): SlipFormat =>
  SLIP_FORMATS.find((one) => one === browserStorage.getItem(KEY)) ?? 'page';

export const chooseSlipFormat = (format: SlipFormat): void => browserStorage.setItem(KEY, format);
