import { createContext, use, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** Loads the code of a route before it is asked for. The app provides it. */
export const PrefetchContext = createContext<(path: string) => void>(() => {});

/** A link inside the shop: what it leads to begins to load when a finger or a pointer comes near. */
export function RouteLink({
  to,
  ...props
}: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  const prefetch = use(PrefetchContext);
  const begin = (): void => prefetch(to);
  return (
    <Link
      to={to}
      discover="none"
      onPointerEnter={begin}
      onPointerDown={begin}
      onFocus={begin}
      {...props}
    />
  );
}
