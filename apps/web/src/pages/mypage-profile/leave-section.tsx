import { useAlerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { Section } from '@dining/ui/section';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LazyDialog } from '../../components/lazy-dialog';
import type { LeaveForm } from '../../entities/members/profile';
import { call } from '../../lib/call';
import { useTranslations } from '../../lib/i18n';
import { showProblem } from '../../lib/show-problem';

const loadDialog = () => import('./account-deletion-dialog');

export function LeaveSection({ userId }: { userId: string }) {
  const alerts = useAlerts();
  const translations = useTranslations();
  const { t } = translations;
  const [form, setForm] = useState<LeaveForm>();
  const formMutation = useMutation({
    mutationFn: () => call('POST /api/mypage/leaveForm', { body: {} }),
    onSuccess: ({ result }) => setForm(result),
    onError: (problem) => void showProblem(alerts, translations, problem),
  });
  const close = () => setForm(undefined);
  return (
    <Section id="profile-leave" lead={t('profile.leave.lead')} title={t('profile.leave.title')}>
      <Button
        aria-haspopup="dialog"
        onClick={() => formMutation.mutate()}
        pending={formMutation.isPending}
        variant="danger"
      >
        {t('profile.leave.open')}
      </Button>
      {form !== undefined && (
        <LazyDialog load={loadDialog} name="account-deletion-dialog" onClose={close}>
          {({ AccountDeletionDialog }) => <AccountDeletionDialog form={form} onClose={close} userId={userId} />}
        </LazyDialog>
      )}
    </Section>
  );
}
