import { type Alerts, useAlerts } from '@dining/ui/alerts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateSessions } from '../../entities/members/profile';
import { alertProblem } from '../../lib/alert-problem';
import { call } from '../../lib/call';
import { focusPage } from '../../lib/focus-page';
import { type Translations, useTranslations } from '../../lib/i18n';

/** Reloads the list behind the alert; the pressed button disappears with its row. */
async function reportEnded(alerts: Alerts, queryClient: QueryClient, { t }: Translations): Promise<void> {
  const read = invalidateSessions(queryClient);
  await alerts.show({ message: t('profile.sessions.ended') });
  await read;
  focusPage();
}

/** Signs out other browsers: one immediately, all of them after confirmation. */
export function useEndSessions() {
  const alerts = useAlerts();
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const { t } = translations;
  const one = useMutation({
    mutationFn: (sessionCode: string) => call('POST /api/mypage/endSession', { body: { sessionCode } }),
    onSuccess: () => reportEnded(alerts, queryClient, translations),
    onError: (problem) => void alertProblem(alerts, translations, problem),
  });
  const others = useMutation({
    mutationFn: () => call('POST /api/mypage/endOtherSessions', { body: {} }),
    onSuccess: () => reportEnded(alerts, queryClient, translations),
    onError: (problem) => void alertProblem(alerts, translations, problem),
  });
  const askForOthers = async () => {
    const sure = await alerts.show({
      message: t('profile.sessions.sure'),
      confirmLabel: t('profile.sessions.end'),
      cancelLabel: t('common.buttons.cancel'),
    });
    if (sure) others.mutate();
  };
  return {
    endOne: (sessionCode: string) => one.mutate(sessionCode),
    ending: one.isPending ? one.variables : undefined,
    endOthers: () => void askForOthers(),
    endingOthers: others.isPending,
  };
}
