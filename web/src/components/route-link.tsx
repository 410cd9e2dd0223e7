import { createContext, use, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** Loads the code of a route before it is asked for. The app provides it. */
export const PrefetchContext = createContext<(path: string) => void>(() => {});

type RouteLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: string };

/**
 * A link inside the site, whose code begins to load when a pointer or the focus comes near. As the
 * `component` of Material's Button or Link it has their look.
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
