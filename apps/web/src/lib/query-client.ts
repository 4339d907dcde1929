import { QueryClient } from '@tanstack/react-query';
import { ProblemError } from './problem-error';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ProblemError;
    /** `quiet`: the loading bar does not show it (Spec §7: app data, and stock and calendar calls of step 1). */
    queryMeta: { quiet?: boolean };
  }
}

const passing = (error: unknown) => error instanceof ProblemError && error.passing;

/** The one keeper of what the server said. Reads are tried up to three times when the way failed; writes never. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      retry: (failures, error) => failures < 2 && passing(error),
      retryDelay: (attempt) => 400 * 2 ** attempt,
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  },
});
