import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../../i18n/store-texts.ts';
import { POLICIES, policyPath } from '../../routes/policies.ts';
import { routePath } from '../../routes/store-routes.ts';
import { isWholePolicy } from '../../store-data/embedded-data.ts';
import { useSiteContent, useStoreSettings } from '../../store-data/store-data-context.ts';
import { Article } from './article.tsx';
import { filledIn } from './filled-in.ts';
import { MerchantText } from './merchant-text.tsx';

/** The path this document was loaded from; navigations inside the app do not change it. */
function documentPath(): string | undefined {
  const [loading] = performance.getEntriesByType('navigation');
  return loading && new URL(loading.name).pathname;
}

/**
 * A policy page. Only its own document contains its text, so a navigation inside another one (the browser's back
 * button) reloads.
 */
export function Component() {
  const path = routePath(useLocation().pathname);
  const policy = POLICIES.find((one) => policyPath(one) === path)!;
  const texts = useTexts();
  const { content } = useSiteContent('about');
  const settings = useStoreSettings();
  const isHere = isWholePolicy(content[policy]);
  useEffect(() => {
    if (!isHere && !documentPath()?.startsWith(policyPath(policy))) location.reload();
  }, [isHere, policy]);
  return (
    <Article path={policyPath(policy)} heading={texts.policies.names[policy]}>
      <MerchantText text={filledIn(content[policy], settings, texts)} />
    </Article>
  );
}
