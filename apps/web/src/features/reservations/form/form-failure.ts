import type { ProblemError } from '@dining/client/problem-error';
import type { FormError, FormFailure, FormField } from '@dining/domain/reservations/form-checks';
import { formLimits } from '@dining/domain/reservations/payment-form';
import { allergyFieldsOpen } from '@dining/domain/reservations/visitor';
import { isBlank } from '@dining/domain/shared/blank';
import type { Alerts } from '@dining/ui/alerts';
import type { QueryClient } from '@tanstack/react-query';
import { focusField } from '../../../lib/focus-field';
import type { Translations } from '../../../lib/i18n';
import { wrongPhoneText } from '../../../lib/phone-number/wrong-phone-text';
import { ownText } from '../../../lib/text-for';
import { tooLongText } from '../../../lib/text-limit';
import type { FormDraft } from './form-draft';

const texts = {
  booker_name_required: 'payment.alerts.bookerName',
  booker_name_invalid: 'problems.name_invalid',
  phone_required: 'payment.alerts.phone',
  email_required: 'payment.alerts.email',
  email_invalid: 'payment.alerts.emailFormat',
  agreement_required: 'payment.alerts.finalAgree',
  allergy_required: 'payment.alerts.allergyChoice',
  allergy_consent_required: 'payment.alerts.allergyConsent',
  visitor_name_required: 'payment.alerts.visitorName',
  visitor_name_invalid: 'problems.name_invalid',
  visitor_phone_required: 'payment.alerts.visitorPhone',
} as const satisfies Partial<Record<FormError, string>>;

/** What the server refuses of who books and who comes, and where it shows. */
const details = [
  { error: 'booker_name_required', field: 'bookerName' },
  { error: 'booker_name_invalid', field: 'bookerName' },
  { error: 'phone_required', field: 'phone' },
  { error: 'phone_invalid', field: 'phone' },
  { error: 'email_required', field: 'email' },
  { error: 'email_invalid', field: 'email' },
  { error: 'visitor_name_required', field: 'visitorName' },
  { error: 'visitor_name_invalid', field: 'visitorName' },
  { error: 'visitor_phone_required', field: 'visitorPhone' },
  { error: 'visitor_phone_invalid', field: 'visitorPhone' },
] as const satisfies readonly Pick<FormFailure, 'error' | 'field'>[];

/** Whether it is the words of 'other' that are missing, rather than a choice. */
export const wantsOtherText = ({ allergy }: FormDraft): boolean =>
  allergyFieldsOpen(allergy).otherText && isBlank(allergy.otherText);

/** The text of a field, and the most characters that it takes. */
function readLimited(field: FormField, form: FormDraft): readonly [text: string, max: number] {
  switch (field) {
    case 'bookerName':
      return [form.bookerName, formLimits.bookerName];
    case 'visitorName':
      return [form.visitor.name, formLimits.visitorName];
    case 'allergy':
      return [form.allergy.otherText, formLimits.allergyOther];
    case 'requestNote':
      return [form.requestNote, formLimits.requestNote];
    default: {
      const answer = form.answers.find(({ prodQsCode }) => field === `question:${prodQsCode}`)?.answers[0];
      return [answer ?? '', formLimits.answer];
    }
  }
}

/** What to say of a failure, in the alert and beside its field. */
export function failureText(
  queryClient: QueryClient,
  translations: Translations,
  { error, field, questionName }: FormFailure,
  form: FormDraft,
): string {
  if (error === 'text_too_long') return tooLongText(translations, ...readLimited(field, form)) ?? '';
  if (error === 'allergy_required' && wantsOtherText(form)) return translations.t('payment.alerts.allergyOther');
  if (error === 'question_required' || error === 'question_choice_unknown') {
    return translations.t('payment.alerts.question', {
      question: questionName === null ? '' : ownText(translations, questionName),
    });
  }
  if (error === 'phone_invalid') return wrongPhoneText(queryClient, translations, form.phone);
  if (error === 'visitor_phone_invalid') return wrongPhoneText(queryClient, translations, form.visitor.phone);
  return translations.t(texts[error]);
}

/** The id of a field's part of the page. */
export const fieldId = (field: FormField): string => `field-${field.replace(':', '-')}`;

/** Leads to a field of the form. */
export const goToField = (field: FormField): void => focusField(fieldId(field));

/** Alerts what is wrong first, then leads to it (Spec §5: each failure alerts and stops). */
export async function alertFailure(
  alerts: Alerts,
  queryClient: QueryClient,
  translations: Translations,
  failure: FormFailure,
  form: FormDraft,
): Promise<void> {
  await alerts.show({
    message: failureText(queryClient, translations, failure, form),
  });
  goToField(failure.field);
}

/** The detail of the booker or visitor that the server would not take, as the form's own check would say it. */
export function refusedDetail({ code, errors: [said] }: ProblemError): FormFailure | undefined {
  const failure = details.find(({ error }) => error === said?.message);
  const isDetail = code === 'guest_details_needed' || code === 'name_invalid';
  return isDetail && failure !== undefined ? { ok: false, questionName: null, ...failure } : undefined;
}
