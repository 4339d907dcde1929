import { TopProgress } from '@dining/ui/top-progress';
import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useMatches, useRouterState } from '@tanstack/react-router';
import { useTranslations } from '../lib/i18n';
import { isLoadingShown } from '../lib/loading';

/** Shows a loading bar while the site navigates, saves or fetches, except for queries that load silently (Spec §7). */
export function LoadingBar() {
  const { t } = useTranslations();
  const isNavigating = useRouterState({ select: (state) => state.isLoading });
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.page });
  const fetchCount = useIsFetching({ predicate: ({ meta }) => isLoadingShown(meta?.loading, page) });
  const mutationCount = useIsMutating();
  return <TopProgress active={isNavigating || fetchCount + mutationCount > 0} label={t('common.loading')} />;
}
