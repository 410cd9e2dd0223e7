import styled from '@emotion/styled';
import { Logo } from '../components/logo.tsx';
import { POLICIES } from '../routes/policies.ts';
import { PolicyLink } from '../components/policy-link.tsx';
import { RouteLink } from '../components/route-link.tsx';
import { SellerParticulars } from '../components/seller-particulars.tsx';
import { WhatsappLink } from '../components/whatsapp-link.tsx';
import { shellTexts } from '../i18n/ar/shell.ts';
import { policyTexts as texts } from '../i18n/ar/store.ts';
import { readLine } from '../store-data/content-line.ts';
import { useSiteContent } from '../store-data/store-data-context.ts';
import { colour, DESKTOP, gutter, measure, TARGET, WIDE } from '../theme/tokens.ts';
import { type } from '../theme/type.ts';

const Bar = styled('footer')({
  borderBlockStart: `1px solid ${colour.rule}`,
  backgroundColor: colour.limestone,
  // The buy bar at the bottom of small screens covers nothing of it.
  '&:has(+ aside)': { paddingBlockEnd: 84, [WIDE]: { paddingBlockEnd: 0 } },
});
const Columns = styled('div')({
  ...type.small,
  display: 'grid',
  gap: '40px 48px',
  maxWidth: `calc(${measure}px + 2 * ${gutter})`,
  marginInline: 'auto',
  paddingInline: gutter,
  paddingBlock: '48px 36px',
  color: colour.muted,
  '& h2': { marginBlockEnd: 4, fontSize: '1rem', fontWeight: 500, color: colour.ink },
  [WIDE]: { gridTemplateColumns: '1fr 1fr' },
  [DESKTOP]: { gridTemplateColumns: '1.3fr 0.8fr 1.2fr', paddingBlock: '72px 48px' },
});
const Brand = styled('div')({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 16,
  '& > svg': { color: colour.olive },
});
const Links = styled('ul')({
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: TARGET,
    textDecorationColor: 'transparent',
    textUnderlineOffset: '0.35em',
    '&:hover': { color: colour.laurel, textDecorationColor: 'currentcolor' },
  },
});
const Notice = styled('p')({
  ...type.small,
  borderBlockStart: `1px solid ${colour.rule}`,
  paddingInline: gutter,
  paddingBlock: 18,
  textAlign: 'center',
  color: colour.muted,
});

/** Who sells, on what terms, and how to reach them: below every page. */
export function Footer() {
  const { title, description, content } = useSiteContent('about');
  const { promises } = useSiteContent('features').content;
  return (
    <Bar aria-label={title}>
      <Columns>
        <Brand>
          <Logo height={44} />
          <p>{description}</p>
          <ul>
            {promises.map((line) => (
              <li key={line}>{readLine(line, 'title', 'text').title}</li>
            ))}
          </ul>
          <WhatsappLink label={shellTexts.whatsappShort} />
        </Brand>
        <nav aria-label={texts.policies}>
          <h2>{texts.policies}</h2>
          <Links>
            {POLICIES.map((policy) => (
              <li key={policy}>
                <PolicyLink policy={policy} />
              </li>
            ))}
            <li>
              <RouteLink to="/about">{texts.about}</RouteLink>
            </li>
          </Links>
        </nav>
        <div>
          <h2>{texts.particulars}</h2>
          <SellerParticulars />
        </div>
      </Columns>
      {content.notice !== '' && <Notice>{content.notice}</Notice>}
    </Bar>
  );
}
