import { alerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { useMutation } from '@tanstack/react-query';
import { startGuestSession } from '../../entities/session/session-writes';
import { t } from '../../lib/i18n';
import { problemText } from '../../lib/problem-text';

/** Goes on without an account (Spec §2.5, decision 1). */
export function GuestButton({ onStarted }: { onStarted: () => void }) {
  const start = useMutation({
    mutationFn: startGuestSession,
    onSuccess: onStarted,
    onError: (problem) => void alerts.show({ message: problemText(problem), confirmLabel: t('common.buttons.confirm') }),
  });
  return (
    <Button onClick={() => start.mutate()} pending={start.isPending} pendingLabel={t('common.loading')} wide>
      {t('login.asGuest')}
    </Button>
  );
}
