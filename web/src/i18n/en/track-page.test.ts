import { expect, test } from 'vitest';
import { trackPageTexts } from './track-page.ts';

test.each([
  [600, /in 10 minutes,/],
  [3600, /in 60 minutes,/],
  // a week is not counted in minutes
  [600_000, /^If we have sent you its link/],
])('who searched too often is told what to do for %i seconds', (seconds, words) => {
  const { guidance } = trackPageTexts.problem('rate-limited', { retry_after_seconds: seconds });
  expect(guidance).toMatch(words);
  expect(guidance).toContain('write to us');
});
