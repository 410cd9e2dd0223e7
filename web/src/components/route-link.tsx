import { createContext, use, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** Prefetches a route's code; provided by the app. */
export const PrefetchContext = createContext<(path: string) => void>(() => {});

type RouteLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: string };

/**
 * An internal link that prefetches its code on hover or focus. Use as `component` of Material's Button or Link for their
 * look.
 */
export function RouteLink({ to, onFocus, ...props }: RouteLinkProps) {
  const prefetch = use(PrefetchContext);
  const begin = (): void => prefetch(to);
  return (
    <Link
      to={to}
      discover="none"
      {...props}
      onPointerEnter={begin}
      onPointerDown={begin}
      onFocus={(event) => {
        begin();
        onFocus?.(event);
      }}
    />
  );
}
