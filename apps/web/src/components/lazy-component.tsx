import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Translations, useTranslations } from '../lib/i18n';
import type { LoadingMeta } from '../lib/loading';
import { getModuleQuery } from '../lib/module-query';
import { LoadFailed } from './load-failed';

interface LazyComponentProps<Module> {
  name: string;
  load: (translations: Translations) => Promise<Module>;
  skeleton: ReactNode;
  children: (module: Module) => ReactNode;
  loading?: LoadingMeta['loading'];
}

/**
 * Shows a component whose code loads on demand. If loading fails, it shows an error with a retry button in its place.
 * React's `lazy` would cache the failure and replace the whole page by an error.
 */
export function LazyComponent<Module>({ name, load, skeleton, children, loading }: LazyComponentProps<Module>) {
  const translations = useTranslations();
  const { data, isError, error, isFetching, refetch } = useQuery(
    getModuleQuery(name, () => load(translations), loading && { loading }),
  );
  if (data !== undefined) return children(data);
  return isError ? <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} /> : skeleton;
}
