import { alerts } from '@dining/ui/alerts';
import { useMutation } from '@tanstack/react-query';
import { readSessionsAnew } from '../../entities/members/profile';
import { call } from '../../lib/call';
import { focusPage } from '../../lib/focus-page';
import { t } from '../../lib/i18n';
import { tellProblem } from '../../lib/tell-problem';

/** The list turns behind the news; the button that was pressed is gone with its row. */
async function ended(): Promise<void> {
  const read = readSessionsAnew();
  await alerts.show({ message: t('profile.sessions.ended'), confirmLabel: t('common.buttons.confirm') });
  await read;
  focusPage();
}

/** Signing out elsewhere: one browser at once, all of them once it is confirmed. */
export function useEndSessions() {
  const one = useMutation({
    mutationFn: (sessionCode: string) => call('POST /api/mypage/endSession', { body: { sessionCode } }),
    onSuccess: ended,
    onError: tellProblem,
  });
  const others = useMutation({
    mutationFn: () => call('POST /api/mypage/endOtherSessions', { body: {} }),
    onSuccess: ended,
    onError: tellProblem,
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
