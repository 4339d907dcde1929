import { Button } from '@dining/ui/button';
import { useMutation } from '@tanstack/react-query';
import { startGuestSession } from '../../entities/session/session';
import { t } from '../../lib/i18n';

/** Goes on without an account (Spec §2.5, decision 1). */
export function GuestButton({ onStarted }: { onStarted: () => void }) {
  const start = useMutation({ mutationFn: startGuestSession, onSuccess: onStarted });
  return (
    <Button onClick={() => start.mutate()} pending={start.isPending} pendingLabel={t('common.loading')} wide>
      {t('login.asGuest')}
    </Button>
  );
}
