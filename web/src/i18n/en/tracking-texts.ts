import type { TrackingTexts } from '../tracking-texts.ts';
import { confirmationTexts } from './confirmation.ts';
import { receiptTexts } from './receipt.ts';
import { timelineTexts } from './timeline.ts';
import { trackPageTexts } from './track-page.ts';

/** An order's own page in English. */
export const enTrackingTexts: TrackingTexts = {
  confirmation: confirmationTexts,
  timeline: timelineTexts,
  receipt: receiptTexts,
  track: trackPageTexts,
};
