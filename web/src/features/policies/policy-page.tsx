import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { POLICIES, policyPath } from '../../routes/policies.ts';
import { routePath } from '../../routes/store-routes.ts';
import { policyTexts as texts } from '../../i18n/ar/store.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';
import { Article } from './article.tsx';
import { MerchantText } from './merchant-text.tsx';

/** The path that this document was loaded from; the address may have changed since. */
function documentPath(): string | undefined {
  const [loading] = performance.getEntriesByType('navigation');
  return loading && new URL(loading.name).pathname;
}

/**
 * One of the policies, as the merchant has written it. The other pages come
 * without its text: whoever steps back to it inside one of them loads its own.
 */
export function Component() {
  const path = routePath(useLocation().pathname);
  const policy = POLICIES.find((one) => policyPath(one) === path)!;
  const { content } = useSiteContent('about');
  const isEmpty = content[policy] === '';
  useEffect(() => {
    if (isEmpty && !documentPath()?.startsWith(policyPath(policy))) location.reload();
  }, [isEmpty, policy]);
  return (
    <Article path={policyPath(policy)} heading={texts.names[policy]}>
      <MerchantText text={content[policy]} />
    </Article>
  );
}
