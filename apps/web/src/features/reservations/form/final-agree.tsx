import { Checkbox } from '@dining/ui/checkbox';
import { useTranslations } from '../../../lib/i18n';
import { fieldId } from './form-failure';
import type { FormPart } from './use-payment-form';

/** The final box: one consent to what the terms viewer shows (decision 5b). */
export function FinalAgree({ form, change, errorOf }: FormPart) {
  const { t } = useTranslations();
  return (
    <div className="rounded-md bg-sunk px-4 py-2" id={fieldId('agreed')}>
      <Checkbox
        checked={form.agreed}
        error={errorOf('agreed')}
        onChange={(event) => change({ agreed: event.target.checked })}
        required
      >
        {t('payment.terms.finalAgree')}
      </Checkbox>
    </div>
  );
}
