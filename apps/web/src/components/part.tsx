import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Translations, useTranslations } from '../lib/i18n';
import type { LoadingMeta } from '../lib/loading';
import { partQuery } from '../lib/part-query';
import { LoadFailed } from './load-failed';

interface PartProps<Module> {
  /** Names the part among all, so that it is fetched once. */
  name: string;
  /** Loads its code, with the texts that it alone needs. */
  load: (translations: Translations) => Promise<Module>;
  /** Holds its place until it is there. */
  skeleton: ReactNode;
  children: (module: Module) => ReactNode;
  /** How the indicator takes its loading, where it differs from that of other parts. */
  loading?: LoadingMeta['loading'];
}

/**
 * A part of a page whose code comes when it is wanted. Unlike React's `lazy`, which remembers a failure for good and takes the
 * page down with it, one that did not come says so in its place and can be asked for again.
 */
export function Part<Module>({ name, load, skeleton, children, loading }: PartProps<Module>) {
  const translations = useTranslations();
  const { data, isError, error, isFetching, refetch } = useQuery(
    partQuery(name, () => load(translations), loading && { loading }),
  );
  if (data !== undefined) return children(data);
  return isError ? <LoadFailed error={error} onRetry={() => void refetch()} retrying={isFetching} /> : skeleton;
}
