import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect } from 'react';
import { queryClient } from '../lib/query-client';
import { Alerts } from './alerts';
import type { SiteRouter } from './router';
import { takeOver } from './start-failure';

/** Once the page within is hydrated, too, what was pressed meanwhile can be done (`early.ts`). Safari knows nothing of idleness. */
function tellReady(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(takeOver, { timeout: 500 });
  else setTimeout(takeOver, 100);
}

/** The whole site: the same on the server that renders it as in the browser that hydrates it. */
export function App({ router }: { router: SiteRouter }) {
  useEffect(tellReady, []);
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Alerts />
      </QueryClientProvider>
    </StrictMode>
  );
}
