import { queryOptions } from '@tanstack/react-query';
import type { LoadingMeta } from './loading';
import { siteFile } from './site-file';

const kind = 'part';

/** Whether a query's answer is code, which stays where it was loaded. */
export const isPart = ([first]: readonly unknown[]): boolean => first === kind;

/** A part of the site whose code comes when it is wanted, named among all so that it is fetched once. */
export const partQuery = <Module>(name: string, load: () => Promise<Module>, meta: LoadingMeta = {}) =>
  queryOptions({
    queryKey: [kind, name],
    queryFn: () => siteFile(load),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // A module is what it is: it is neither compared with the one before nor waited for without a line.
    structuralSharing: false,
    networkMode: 'always',
    meta,
  });
