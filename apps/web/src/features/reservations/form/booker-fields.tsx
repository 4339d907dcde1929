import { formLimits } from '@dining/domain/reservations/payment-form';
import { normalizeName } from '@dining/domain/shared/typed-text';
import { focusNextInput } from '@dining/ui/focus-field';
import { Section } from '@dining/ui/section';
import { Stack } from '@dining/ui/stack';
import { TextField } from '@dining/ui/text-field';
import { PhoneNumberField } from '../../../components/phone-number/phone-number-field';
import { useTranslations } from '../../../lib/i18n';
import { formatTooLong } from '../../../lib/text-limit';
import { EmailField } from './email-field';
import type { PaymentFields } from './use-payment-form';

export function BookerFields({ getRequiredFieldProps, getValueFieldProps, getId, values }: PaymentFields) {
  const translations = useTranslations();
  const { t } = translations;
  const nameField = getRequiredFieldProps('bookerName');
  return (
    <Section id="booker" variant="form" lead={t('payment.booker.hint')} title={t('payment.booker.title')}>
      <Stack gap={4}>
        <TextField
          {...nameField}
          autoComplete="name"
          enterKeyHint="next"
          error={nameField.error ?? formatTooLong(translations, values.bookerName, formLimits.bookerName)}
          label={t('payment.booker.name')}
          normalize={normalizeName}
          onKeyDown={focusNextInput}
          placeholder={t('payment.booker.namePlaceholder')}
        />
        <div id={getId('phone')}>
          <PhoneNumberField {...getValueFieldProps('phone')} shouldMoveFocusOnEnter label={t('payment.booker.phone')} />
        </div>
        <div id={getId('email')}>
          <EmailField {...getValueFieldProps('email')} />
        </div>
      </Stack>
    </Section>
  );
}
