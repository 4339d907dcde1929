import { alerts } from '@dining/ui/alerts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateSessions } from '../../entities/members/profile';
import { alertProblem } from '../../lib/alert-problem';
import { call } from '../../lib/call';
import { focusPage } from '../../lib/focus-page';
import { type Translations, useTranslations } from '../../lib/i18n';

/** The list turns behind the news; the button that was pressed is gone with its row. */
async function ended(queryClient: QueryClient, { t }: Translations): Promise<void> {
  const read = invalidateSessions(queryClient);
  await alerts.show({ message: t('profile.sessions.ended'), confirmLabel: t('common.buttons.confirm') });
  await read;
  focusPage();
}

/** Signing out elsewhere: one browser at once, all of them once it is confirmed. */
export function useEndSessions() {
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const { t } = translations;
  const one = useMutation({
    mutationFn: (sessionCode: string) => call('POST /api/mypage/endSession', { body: { sessionCode } }),
    onSuccess: () => ended(queryClient, translations),
    onError: (problem) => void alertProblem(translations, problem),
  });
  const others = useMutation({
    mutationFn: () => call('POST /api/mypage/endOtherSessions', { body: {} }),
    onSuccess: () => ended(queryClient, translations),
    onError: (problem) => void alertProblem(translations, problem),
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
