import { policyTexts as texts } from '../i18n/ar/store.ts';
import { policyPath, type Policy } from '../routes/policies.ts';
import { RouteLink } from './route-link.tsx';

type PolicyLinkProps = { policy: Policy; 'aria-current'?: 'page' };

/** Leads to a policy. Its page is loaded whole: the others come without its text. */
export const PolicyLink = ({ policy, ...current }: PolicyLinkProps) => (
  <RouteLink to={policyPath(policy)} reloadDocument {...current}>
    {texts.names[policy]}
  </RouteLink>
);
