import { MutationObserver, type QueryClient } from '@tanstack/react-query';

export const runMutation = <Result>(client: QueryClient, mutationFn: () => Promise<Result>): Promise<Result> =>
  new MutationObserver(client, { mutationFn }).mutate();
