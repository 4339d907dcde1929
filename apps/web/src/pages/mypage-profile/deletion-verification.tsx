import { normalizeDigits } from '@dining/domain/shared/typed-text';
import { Button } from '@dining/ui/button';
import { PasswordField } from '@dining/ui/password-field';
import { TextField } from '@dining/ui/text-field';
import { useSecondsUntil } from '../../features/members/use-seconds-until';
import { useTranslations } from '../../lib/i18n';
import type { useAccountDeletion } from './use-account-deletion';

type AccountDeletion = ReturnType<typeof useAccountDeletion>;

export function DeletionVerification({ deletion, userId }: { deletion: AccountDeletion; userId: string }) {
  const { t } = useTranslations();
  if (deletion.proofType === 'code') return <CodeVerification deletion={deletion} userId={userId} />;
  return (
    <PasswordField
      {...deletion.form.getRequiredFieldProps('proof')}
      autoComplete="current-password"
      hideText={{ text: t('login.hide'), accessibleName: t('login.hidePassword') }}
      label={t('profile.leave.password')}
      showText={{ text: t('login.show'), accessibleName: t('login.showPassword') }}
    />
  );
}

function CodeVerification({ deletion, userId }: { deletion: AccountDeletion; userId: string }) {
  const { t } = useTranslations();
  const { form, sentCode, requestCode, isRequestingCode } = deletion;
  const resendWaitSeconds = useSecondsUntil(sentCode?.resendFromMs ?? 0);
  const sendButton = (
    <Button
      className="justify-self-start"
      inactive={resendWaitSeconds > 0}
      onClick={requestCode}
      pending={isRequestingCode}
      size="sm"
    >
      {sentCode === undefined
        ? t('profile.leave.sendCode')
        : resendWaitSeconds > 0
          ? t('oneTimeCode.againIn', { seconds: resendWaitSeconds })
          : t('oneTimeCode.again')}
    </Button>
  );
  return (
    <div className="grid gap-3">
      {sentCode === undefined ? (
        <p className="text-sm">{t('profile.leave.code', { id: userId })}</p>
      ) : (
        <TextField
          {...form.getRequiredFieldProps('proof')}
          autoComplete="one-time-code"
          className="tabular-nums"
          description={t('oneTimeCode.mail', { to: userId })}
          inputMode="numeric"
          label={t('oneTimeCode.label')}
          normalize={normalizeDigits}
        />
      )}
      {sendButton}
    </div>
  );
}
