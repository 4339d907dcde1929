import { MutationObserver, type QueryClient } from '@tanstack/react-query';

/** Makes a call outside of components as a mutation, so that the loading indicator counts it. */
export const runMutation = <Result>(client: QueryClient, mutationFn: () => Promise<Result>): Promise<Result> =>
  new MutationObserver(client, { mutationFn }).mutate();
