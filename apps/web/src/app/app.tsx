import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { queryClient } from '../lib/query-client';
import { Alerts } from './alerts';
import type { SiteRouter } from './router';

/** The whole site: the same on the server that renders it as in the browser that hydrates it. */
export function App({ router }: { router: SiteRouter }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Alerts />
      </QueryClientProvider>
    </StrictMode>
  );
}
