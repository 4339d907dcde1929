import { normalizeEmail } from '@dining/domain/shared/typed-text';
import { Button } from '@dining/ui/button';
import { TextField } from '@dining/ui/text-field';
import type { JoinFormState } from '../../features/join/form/use-join-form';
import { emailCodeId, useEmailVerification } from '../../features/join/verification/use-email-verification';
import { CodeStep } from '../../features/members/code-step';
import { VerifiedRow } from '../../features/members/verified-row';
import { useTranslations } from '../../lib/i18n';

export function EmailSection({ form }: { form: JoinFormState }) {
  const { t } = useTranslations();
  const { fields, codes, verifiedIdentity } = form;
  const { sendCode, isSending, verify, isVerifying, replace } = useEmailVerification(form);
  if (verifiedIdentity.email !== '') {
    return (
      <VerifiedRow
        id={fields.getId('email')}
        label={t('join.form.email')}
        onChange={replace}
        value={verifiedIdentity.email}
      />
    );
  }
  return (
    <div className="grid gap-4">
      <form className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start" noValidate onSubmit={sendCode}>
        <TextField
          {...fields.getRequiredFieldProps('email')}
          autoCapitalize="none"
          autoComplete="email"
          description={t('join.form.emailHint')}
          inputMode="email"
          label={t('join.form.email')}
          normalize={normalizeEmail}
          spellCheck={false}
        />
        {codes.email === null && (
          <Button className="sm:mt-14.5" pending={isSending} type="submit">
            {t('oneTimeCode.send')}
          </Button>
        )}
      </form>
      {codes.email !== null && (
        <CodeStep
          id={emailCodeId}
          key={codes.email.expiresAtMs}
          onResend={sendCode}
          isSending={isSending}
          sentCode={codes.email}
          verify={verify}
          isVerifying={isVerifying}
        />
      )}
    </div>
  );
}
