import { type Alerts, useAlerts } from '@dining/ui/alerts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateSessions } from '../../entities/members/profile';
import { call } from '../../lib/call';
import { focusPage } from '../../lib/focus-page';
import { type Translations, useTranslations } from '../../lib/i18n';
import { showProblem } from '../../lib/show-problem';

/** Says that the sessions have ended and reloads the list. Focuses the page, because the pressed button may be gone. */
async function showSessionsEnded(alerts: Alerts, queryClient: QueryClient, { t }: Translations): Promise<void> {
  const refetch = invalidateSessions(queryClient);
  await alerts.show({ message: t('profile.sessions.ended') });
  await refetch;
  focusPage();
}

export function useEndSessions() {
  const alerts = useAlerts();
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const { t } = translations;
  const endOneMutation = useMutation({
    mutationFn: (sessionCode: string) => call('POST /api/mypage/endSession', { body: { sessionCode } }),
    onSuccess: () => showSessionsEnded(alerts, queryClient, translations),
    onError: (problem) => void showProblem(alerts, translations, problem),
  });
  const endOthersMutation = useMutation({
    mutationFn: () => call('POST /api/mypage/endOtherSessions', { body: {} }),
    onSuccess: () => showSessionsEnded(alerts, queryClient, translations),
    onError: (problem) => void showProblem(alerts, translations, problem),
  });
  const confirmAndEndOthers = async () => {
    const isConfirmed = await alerts.show({
      message: t('profile.sessions.sure'),
      confirmLabel: t('profile.sessions.end'),
      cancelLabel: t('common.buttons.cancel'),
    });
    if (isConfirmed) endOthersMutation.mutate();
  };
  return {
    endOne: (sessionCode: string) => endOneMutation.mutate(sessionCode),
    endingSessionCode: endOneMutation.isPending ? endOneMutation.variables : undefined,
    endOthers: () => void confirmAndEndOthers(),
    isEndingOthers: endOthersMutation.isPending,
  };
}
