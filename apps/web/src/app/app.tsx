import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { queryClient } from '../lib/query-client';
import { Alerts } from './alerts';
import { router } from './router';

/** The whole site. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Alerts />
    </QueryClientProvider>
  );
}
