import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ProblemError } from './problem-error';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ProblemError;
  }
}

const isTransient = (error: unknown) => error instanceof ProblemError && error.isTransient;

export const createQueryClient = (reportError: (error: unknown) => void): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: reportError }),
    mutationCache: new MutationCache({ onError: reportError }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (failureCount, error) => failureCount < 2 && isTransient(error),
        retryDelay: (attempt) => 400 * 2 ** attempt,
        refetchOnWindowFocus: false,
      },
      // Writes fail at once when offline. A paused write would be sent later, even if the guest has given up.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
