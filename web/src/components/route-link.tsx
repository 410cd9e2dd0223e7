import { createContext, use, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { StoreDataContext } from '../store-data/store-data-context.ts';

/** Prefetches a route's code; provided by the app. */
export const PrefetchContext = createContext<(path: string) => void>(() => {});

type RouteLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: string };

/**
 * An internal link that prefetches its code on hover or focus; on a page with partial data it loads a document. Use as `component` of Material's Button or Link for
 * their look.
 */
export function RouteLink({ to, onFocus, ...props }: RouteLinkProps) {
  const prefetch = use(PrefetchContext);
  const reloadDocument = use(StoreDataContext)?.isPartial ?? false;
  const begin = (): void => prefetch(to);
  return (
    <Link
      to={to}
      discover="none"
      reloadDocument={reloadDocument}
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
