import { Button } from '@dining/ui/button';
import { Section } from '@dining/ui/section';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LateDialog } from '../../components/late-dialog';
import type { LeaveForm } from '../../entities/members/profile';
import { alertProblem } from '../../lib/alert-problem';
import { call } from '../../lib/call';
import { useTranslations } from '../../lib/i18n';

const loadDialog = () => import('./leave-dialog');

/** The way out: what it ends is looked up and shown before anything is asked. */
export function LeavePart({ userId }: { userId: string }) {
  const translations = useTranslations();
  const { t } = translations;
  const [form, setForm] = useState<LeaveForm>();
  const asking = useMutation({
    mutationFn: () => call('POST /api/mypage/leaveForm', { body: {} }),
    onSuccess: ({ result }) => setForm(result),
    onError: (problem) => void alertProblem(translations, problem),
  });
  const close = () => setForm(undefined);
  return (
    <Section id="profile-leave" lead={t('profile.leave.lead')} title={t('profile.leave.title')}>
      <Button aria-haspopup="dialog" onClick={() => asking.mutate()} pending={asking.isPending} variant="danger">
        {t('profile.leave.open')}
      </Button>
      {form !== undefined && (
        <LateDialog load={loadDialog} name="leave-dialog" onClose={close}>
          {({ LeaveDialog }) => <LeaveDialog form={form} onClose={close} userId={userId} />}
        </LateDialog>
      )}
    </Section>
  );
}
