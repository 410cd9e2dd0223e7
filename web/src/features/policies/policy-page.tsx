import { useLocation } from 'react-router-dom';
import { useTexts } from '../../i18n/store-texts.ts';
import { POLICIES, policyPath } from '../../routes/policies.ts';
import { routePath } from '../../routes/store-routes.ts';
import { useSiteContent, useStoreSettings } from '../../store-data/store-data-context.ts';
import { Article } from './article.tsx';
import { filledIn } from './filled-in.ts';
import { MerchantText } from './merchant-text.tsx';

/** A policy page. */
export function Component() {
  const path = routePath(useLocation().pathname);
  const policy = POLICIES.find((one) => policyPath(one) === path)!;
  const texts = useTexts();
  const { content } = useSiteContent('about');
  const settings = useStoreSettings();
  return (
    <Article path={policyPath(policy)} heading={texts.policies.names[policy]}>
      <MerchantText text={filledIn(content[policy], settings, texts)} />
    </Article>
  );
}
