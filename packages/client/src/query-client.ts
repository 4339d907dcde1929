import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ProblemError } from './problem-error';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ProblemError;
  }
}

const isTransient = (error: unknown) => error instanceof ProblemError && error.passing;

/**
 * An app's one keeper of what the server said. Reads are tried up to three times when the way failed; writes never.
 * @param noteError hears of every error that a query or a write ended with: the caches keep them to themselves, and one that
 *   is a bug shows only as a list that could not be read
 */
export const createQueryClient = (noteError: (error: unknown) => void): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: noteError }),
    mutationCache: new MutationCache({ onError: noteError }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (failures, error) => failures < 2 && isTransient(error),
        retryDelay: (attempt) => 400 * 2 ** attempt,
        refetchOnWindowFocus: false,
      },
      // Without a line a write fails at once: one that waited would be sent when nobody expects it any more.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
