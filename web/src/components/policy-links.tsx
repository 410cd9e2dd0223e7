import Link from '@mui/material/Link';
import { useTexts } from '../i18n/store-texts.ts';
import { POLICIES, policyPath } from '../routes/policies.ts';
import { RouteLink } from './route-link.tsx';

/** Links to the policies and the about page; `current` is the current path. */
export function PolicyLinks({ current }: { current?: string }) {
  const { names, about } = useTexts().policies;
  const links = [
    ...POLICIES.map((policy) => ({ to: policyPath(policy), name: names[policy] })),
    { to: '/about', name: about },
  ];
  return (
    <ul>
      {links.map(({ name, ...link }) => (
        <li key={link.to}>
          <Link
            component={RouteLink}
            {...link}
            {...(link.to === current && { 'aria-current': 'page' })}
            underline="hover"
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              minHeight: 48,
              '&:hover, &[aria-current]': { color: 'primary.main' },
              '&[aria-current]': { fontWeight: 500 },
            }}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
