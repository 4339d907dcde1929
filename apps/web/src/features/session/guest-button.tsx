import type { UserDetails } from '@dining/contract/site/session/session';
import { useAlerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { startGuestSession } from '../../entities/session/session-writes';
import { formatProblem } from '../../lib/format-problem';
import { useTranslations } from '../../lib/i18n';

interface GuestButtonProps {
  onStarted: () => void;
  /** Called instead of `onStarted` if a member is already signed in, for example in another window. */
  onMember: (member: UserDetails) => void;
}

export function GuestButton({ onStarted, onMember }: GuestButtonProps) {
  const alerts = useAlerts();
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const { t } = translations;
  const startMutation = useMutation({
    mutationFn: () => startGuestSession(queryClient),
    onSuccess: (member) => (member === undefined ? onStarted() : onMember(member)),
    onError: (problem) => void alerts.show({ message: formatProblem(translations, problem) }),
  });
  return (
    <Button onClick={() => startMutation.mutate()} pending={startMutation.isPending} wide>
      {t('login.asGuest')}
    </Button>
  );
}
