import { queryOptions } from '@tanstack/react-query';
import type { LoadingMeta } from './loading';
import { loadSiteFile } from './site-file';

const keyPrefix = 'module';

export const isModuleKey = ([first]: readonly unknown[]): boolean => first === keyPrefix;

export const getModuleQuery = <Module>(name: string, load: () => Promise<Module>, meta: LoadingMeta = {}) =>
  queryOptions({
    queryKey: [keyPrefix, name],
    queryFn: () => loadSiteFile(load),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // Modules cannot be compared structurally, and may come from the cache while offline.
    structuralSharing: false,
    networkMode: 'always',
    meta,
  });
