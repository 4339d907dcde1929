import { nameLimit } from '@dining/domain/members/person-name';
import { formatPhoneNumber } from '@dining/domain/shared/phone-number';
import { normalizeName } from '@dining/domain/shared/typed-text';
import { Button } from '@dining/ui/button';
import { TextField } from '@dining/ui/text-field';
import { PhoneNumberField } from '../../components/phone-number/phone-number-field';
import type { JoinFormState } from '../../features/join/form/use-join-form';
import { phoneCodeId, usePersonVerification } from '../../features/join/verification/use-person-verification';
import { CodeStep } from '../../features/members/code-step';
import { VerifiedRow } from '../../features/members/verified-row';
import { useTranslations } from '../../lib/i18n';
import { formatTooLong } from '../../lib/text-limit';

export function PersonSection({ form }: { form: JoinFormState }) {
  const translations = useTranslations();
  const { t } = translations;
  const { fields, codes, verifiedIdentity } = form;
  const { sendCode, isSending, verify, isVerifying, replace } = usePersonVerification(form);
  if (verifiedIdentity.phone !== '') {
    return (
      <VerifiedRow
        id={fields.getId('phone')}
        label={<bdi>{verifiedIdentity.name}</bdi>}
        onChange={replace}
        value={formatPhoneNumber(verifiedIdentity.phone)}
      />
    );
  }
  const name = fields.getRequiredFieldProps('name');
  return (
    <div className="grid gap-4">
      <form className="grid gap-6" noValidate onSubmit={sendCode}>
        <TextField
          {...name}
          autoComplete="name"
          error={name.error ?? formatTooLong(translations, fields.values.name, nameLimit)}
          label={t('join.form.name')}
          normalize={normalizeName}
        />
        <div id={fields.getId('phone')}>
          <PhoneNumberField
            {...fields.getValueFieldProps('phone')}
            description={t('join.form.phoneHint')}
            label={t('join.form.phone')}
          />
        </div>
        {codes.phone === null && (
          <Button pending={isSending} type="submit">
            {t('oneTimeCode.send')}
          </Button>
        )}
      </form>
      {codes.phone !== null && (
        <CodeStep
          id={phoneCodeId}
          key={codes.phone.expiresAtMs}
          onResend={sendCode}
          isSending={isSending}
          sentCode={codes.phone}
          verify={verify}
          isVerifying={isVerifying}
        />
      )}
    </div>
  );
}
