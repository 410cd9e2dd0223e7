import { expect, test } from 'vitest';
import { trackPageTexts } from './track-page.ts';

test.each([
  [600, /بعد 10 دقائق،/],
  [3600, /بعد 60 دقيقة،/],
  // a week is not counted in minutes
  [600_000, /^إن وصلك رابطه/],
])('who searched too often is told what to do for %i seconds', (seconds, words) => {
  const { guidance } = trackPageTexts.problem('rate-limited', { retry_after_seconds: seconds });
  expect(guidance).toMatch(words);
  expect(guidance).toContain('راسلنا');
});
