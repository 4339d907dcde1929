import { createQueryClient } from '@dining/client/query-client';
import { noteError } from './client-errors/watch';
import type { LoadingMeta } from './loading';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: LoadingMeta;
  }
}

export const queryClient = createQueryClient(noteError);
