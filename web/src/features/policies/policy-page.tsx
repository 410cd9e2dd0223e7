import { useDocumentTitle } from '../../components/document-title.ts';
import { policyPath, type Policy } from '../../components/policies.ts';
import { policyTexts as texts } from '../../i18n/store.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';
import { Article } from './article.tsx';
import { MerchantText } from './merchant-text.tsx';

/** One of the policies, as the merchant has written it. */
export function PolicyPage({ policy }: { policy: Policy }) {
  const { content } = useSiteContent('about');
  useDocumentTitle(texts.names[policy]);
  return (
    <Article path={policyPath(policy)} heading={texts.names[policy]}>
      <MerchantText text={content[policy]} />
    </Article>
  );
}
