import { TopProgress } from '@dining/ui/top-progress';
import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { t } from '../lib/i18n';

/** Shows that something is under way, after 400 ms; calls marked quiet don't count (Spec §7). */
export function LoadingBar() {
  const turning = useRouterState({ select: (state) => state.isLoading });
  const reading = useIsFetching({ predicate: (query) => query.meta?.quiet !== true });
  const writing = useIsMutating();
  return <TopProgress active={turning || reading + writing > 0} label={t('common.loading')} />;
}
