import { nameLimit } from '@dining/domain/members/person-name';
import { normalizeName } from '@dining/domain/shared/typed-text';
import { Button } from '@dining/ui/button';
import { TextField } from '@dining/ui/text-field';
import { PhoneNumberField } from '../../components/phone-number/phone-number-field';
import { useTranslations } from '../../lib/i18n';
import { formatTooLong } from '../../lib/text-limit';
import { CodeStep } from './code-step';
import { type AccountIdentity, codeFieldId, useFindId } from './use-find-id';

export function FindIdForm({ onFound }: { onFound: (identity: AccountIdentity) => void }) {
  const translations = useTranslations();
  const { t } = translations;
  const { form, sentCode, resend, isSending, verify, isVerifying } = useFindId(onFound);
  const { submit, getRequiredFieldProps, getValueFieldProps, getId, values } = form;
  const nameField = getRequiredFieldProps('name');
  return (
    <div className="grid gap-4">
      <form className="grid gap-6" noValidate onSubmit={submit}>
        <TextField
          {...nameField}
          autoComplete="name"
          error={nameField.error ?? formatTooLong(translations, values.name, nameLimit)}
          label={t('login.find.name')}
          normalize={normalizeName}
        />
        <div id={getId('phone')}>
          <PhoneNumberField {...getValueFieldProps('phone')} label={t('login.find.phone')} />
        </div>
        {sentCode === undefined && (
          <Button pending={isSending} type="submit" variant="primary" wide>
            {t('oneTimeCode.send')}
          </Button>
        )}
      </form>
      {sentCode !== undefined && (
        <CodeStep
          id={codeFieldId}
          key={sentCode.expiresAtMs}
          note={sentCode.channel === 'mail' ? t('login.find.sentByMail') : undefined}
          onResend={resend}
          isSending={isSending}
          sentCode={sentCode}
          verify={verify}
          isVerifying={isVerifying}
        />
      )}
    </div>
  );
}
