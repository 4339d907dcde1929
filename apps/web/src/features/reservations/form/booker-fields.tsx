import { formLimits } from '@dining/domain/reservations/payment-form';
import { normalizeName } from '@dining/domain/shared/typed-text';
import { Section } from '@dining/ui/section';
import { Stack } from '@dining/ui/stack';
import { TextField } from '@dining/ui/text-field';
import { PhoneNumberField } from '../../../components/phone-number/phone-number-field';
import { useTranslations } from '../../../lib/i18n';
import { tooLongText } from '../../../lib/text-limit';
import { EmailField } from './email-field';
import { fieldId } from './form-failure';
import type { FormPart } from './use-payment-form';

/** Who books, and where the confirmation goes (Spec §2.11, §5 Payment form 1 to 3). */
export function BookerFields({ form, change, errorOf }: FormPart) {
  const translations = useTranslations();
  const { t } = translations;
  return (
    <Section id="booker" look="form" lead={t('payment.booker.hint')} title={t('payment.booker.title')}>
      <Stack gap={4}>
        <div id={fieldId('bookerName')}>
          <TextField
            autoComplete="name"
            error={errorOf('bookerName') ?? tooLongText(translations, form.bookerName, formLimits.bookerName)}
            label={t('payment.booker.name')}
            normalize={normalizeName}
            onChange={(event) => change({ bookerName: event.target.value })}
            placeholder={t('payment.booker.namePlaceholder')}
            required
            value={form.bookerName}
          />
        </div>
        <div id={fieldId('phone')}>
          <PhoneNumberField
            error={errorOf('phone')}
            label={t('payment.booker.phone')}
            onChange={(phone) => change({ phone })}
            value={form.phone}
          />
        </div>
        <div id={fieldId('email')}>
          <EmailField error={errorOf('email')} onChange={(email) => change({ email })} value={form.email} />
        </div>
      </Stack>
    </Section>
  );
}
