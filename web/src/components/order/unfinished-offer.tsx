import { useEffect, useState } from 'react';
import { mayHaveDraft } from '../../checkout/draft-storage.ts';

type LineModule = typeof import('./unfinished-line.tsx');

/** {@link UnfinishedLine}; its script is loaded only where an order was begun. */
export function UnfinishedOffer() {
  const [line, setLine] = useState<LineModule | null>(null);
  useEffect(() => {
    if (mayHaveDraft()) void import('./unfinished-line.tsx').then(setLine, () => {});
  }, []);
  return line && <line.UnfinishedLine />;
}
