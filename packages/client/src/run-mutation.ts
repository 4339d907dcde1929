import { MutationObserver, type QueryClient } from '@tanstack/react-query';

/** Makes a call that no component waits for as a mutation, so that it is counted as loading like every other. */
export const runMutation = <Result>(client: QueryClient, mutationFn: () => Promise<Result>): Promise<Result> =>
  new MutationObserver(client, { mutationFn }).mutate();
