import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { noteError } from './client-errors/watch';
import type { LoadingMeta } from './loading';
import { ProblemError } from './problem-error';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ProblemError;
    queryMeta: LoadingMeta;
  }
}

const passing = (error: unknown) => error instanceof ProblemError && error.passing;

/** The one keeper of what the server said. Reads are tried up to three times when the way failed; writes never. */
export const queryClient = new QueryClient({
  // The cache keeps errors to itself: one that is a bug shows as a list that could not be read.
  queryCache: new QueryCache({ onError: noteError }),
  mutationCache: new MutationCache({ onError: noteError }),
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      retry: (failures, error) => failures < 2 && passing(error),
      retryDelay: (attempt) => 400 * 2 ** attempt,
      refetchOnWindowFocus: false,
    },
    // Without a line a write fails at once: one that waited would be sent when nobody expects it any more.
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Makes a call that no component waits for as a mutation, so that it is counted as loading like every other. */
export const write = <Result>(mutationFn: () => Promise<Result>): Promise<Result> =>
  queryClient.getMutationCache().build(queryClient, { mutationFn }).execute(undefined);
