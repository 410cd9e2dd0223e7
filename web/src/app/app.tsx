import { StrictMode, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { PrefetchContext } from '../components/route-link.tsx';
import { ToastProvider } from '../components/toasts.tsx';
import { ThemeRoot } from '../theme/theme-root.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { prefetchPage } from './pages.ts';
import { createRouter } from './router.tsx';

export function App() {
  const [router] = useState(createRouter);
  return (
    <StrictMode>
      <ThemeRoot>
        <ErrorBoundary>
          <PrefetchContext value={prefetchPage}>
            <ToastProvider>
              <RouterProvider router={router} />
            </ToastProvider>
          </PrefetchContext>
        </ErrorBoundary>
      </ThemeRoot>
    </StrictMode>
  );
}
