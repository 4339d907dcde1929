import { MutationObserver, type QueryClient } from '@tanstack/react-query';

/** Runs a mutation outside of a component, with the defaults and the callbacks of the client. */
export const runMutation = <Result>(client: QueryClient, mutationFn: () => Promise<Result>): Promise<Result> =>
  new MutationObserver(client, { mutationFn }).mutate();
