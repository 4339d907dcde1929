import type { FormError, FormFailure, FormField } from '@dining/domain/reservations/form-checks';
import type { PaymentForm } from '@dining/domain/reservations/payment-form';
import { allergyFieldsOpen } from '@dining/domain/reservations/visitor';
import { alerts } from '@dining/ui/alerts';
import { focusField } from '../../lib/focus-field';
import { t } from '../../lib/i18n';
import { ownText } from '../../lib/text-for';

const texts = {
  booker_name_required: 'payment.alerts.bookerName',
  phone_required: 'payment.alerts.phone',
  phone_invalid: 'payment.alerts.phoneFormat',
  email_required: 'payment.alerts.email',
  email_invalid: 'payment.alerts.emailFormat',
  agreement_required: 'payment.alerts.finalAgree',
  allergy_required: 'payment.alerts.allergyChoice',
  allergy_consent_required: 'payment.alerts.allergyConsent',
  visitor_name_required: 'payment.alerts.visitorName',
  visitor_phone_required: 'payment.alerts.visitorPhone',
  visitor_phone_invalid: 'payment.alerts.phoneFormat',
} as const satisfies Partial<Record<FormError, string>>;

/** Whether it is the words of 'other' that are missing, rather than a choice. */
export const wantsOtherText = ({ allergy }: PaymentForm): boolean =>
  allergyFieldsOpen(allergy).otherText && allergy.otherText.trim() === '';

/** What to say of a failure, in the alert and beside its field. */
export function failureText({ error, questionName }: FormFailure, form: PaymentForm): string {
  if (error === 'allergy_required' && wantsOtherText(form)) return t('payment.alerts.allergyOther');
  if (error === 'question_required' || error === 'question_choice_unknown') {
    return t('payment.alerts.question', { question: questionName === null ? '' : ownText(questionName) });
  }
  return t(texts[error]);
}

/** The id of a field's part of the page. */
export const fieldId = (field: FormField): string => `field-${field.replace(':', '-')}`;

/** Leads to a field of the form. */
export const goToField = (field: FormField): void => focusField(fieldId(field));

/** Alerts what is wrong first, then leads to it (Spec §5: each failure alerts and stops). */
export async function alertFailure(failure: FormFailure, form: PaymentForm): Promise<void> {
  await alerts.show({ message: failureText(failure, form), confirmLabel: t('common.buttons.confirm') });
  goToField(failure.field);
}
