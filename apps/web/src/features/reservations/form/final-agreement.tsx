import { Checkbox } from '@dining/ui/checkbox';
import { useTranslations } from '../../../lib/i18n';
import type { PaymentFields } from './use-payment-form';

export function FinalAgreement({ getRequiredFieldProps }: PaymentFields) {
  const { t } = useTranslations();
  return (
    <div className="rounded-md bg-sunk px-4 py-2">
      <Checkbox {...getRequiredFieldProps('agreed')}>{t('payment.terms.finalAgree')}</Checkbox>
    </div>
  );
}
