import type { ProblemError } from '@dining/client/problem-error';
import type { FormError, FormFailure, FormField } from '@dining/domain/reservations/form-checks';
import { formLimits } from '@dining/domain/reservations/payment-form';
import { getVisibleAllergyFields } from '@dining/domain/reservations/visitor';
import { isBlank } from '@dining/domain/shared/blank';
import type { QueryClient } from '@tanstack/react-query';
import type { Translations } from '../../../lib/i18n';
import { localizeText } from '../../../lib/localize-text';
import { getPhoneErrorText } from '../../../lib/phone-number/phone-error-text';
import { formatTooLong } from '../../../lib/text-limit';
import type { FormDraft } from './form-draft';

const textKeys = {
  booker_name_required: 'payment.alerts.bookerName',
  booker_name_invalid: 'problems.name_invalid',
  phone_required: 'payment.alerts.phone',
  email_required: 'payment.alerts.email',
  email_invalid: 'payment.alerts.emailFormat',
  agreement_required: 'payment.alerts.finalAgree',
  visitor_name_required: 'payment.alerts.visitorName',
  visitor_name_invalid: 'problems.name_invalid',
  visitor_phone_required: 'payment.alerts.visitorPhone',
} as const satisfies Partial<Record<FormError, string>>;

/** Errors in the booker's and visitor's details that the server may report. */
const detailErrors = [
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

export const isOtherTextMissing = (allergy: FormDraft['allergy']): boolean =>
  getVisibleAllergyFields(allergy).hasOtherText && isBlank(allergy.otherText);

function getLimitedText(field: FormField, draft: FormDraft): readonly [text: string, max: number] {
  switch (field) {
    case 'bookerName':
    case 'visitorName':
    case 'requestNote':
      return [draft[field], formLimits[field]];
    default: {
      const answer = draft[field];
      return [typeof answer === 'string' ? answer : '', formLimits.answer];
    }
  }
}

export function formatAllergyFailure(
  translations: Translations,
  error: FormError,
  allergy: FormDraft['allergy'],
): string {
  if (error === 'text_too_long') return formatTooLong(translations, allergy.otherText, formLimits.allergyOther) ?? '';
  if (error === 'allergy_consent_required') return translations.t('payment.alerts.allergyConsent');
  return translations.t(isOtherTextMissing(allergy) ? 'payment.alerts.allergyOther' : 'payment.alerts.allergyChoice');
}

export function formatFailure(
  queryClient: QueryClient,
  translations: Translations,
  { error, field, questionName }: FormFailure,
  draft: FormDraft,
): string {
  if (field === 'allergy' || error === 'allergy_required' || error === 'allergy_consent_required')
    return formatAllergyFailure(translations, error, draft.allergy);
  if (error === 'text_too_long') return formatTooLong(translations, ...getLimitedText(field, draft)) ?? '';
  if (error === 'question_required' || error === 'question_choice_unknown') {
    return translations.t('payment.alerts.question', {
      question: questionName === null ? '' : localizeText(translations, questionName),
    });
  }
  if (error === 'phone_invalid') return getPhoneErrorText(queryClient, translations, draft.phone);
  if (error === 'visitor_phone_invalid') return getPhoneErrorText(queryClient, translations, draft.visitorPhone);
  return translations.t(textKeys[error]);
}

/**
 * Returns a failure of the form if the first error of the server's refusal is about the booker's or visitor's details.
 */
export function findRefusedDetail({ code, errors: [firstError] }: ProblemError): FormFailure | undefined {
  const failure = detailErrors.find(({ error }) => error === firstError?.message);
  const isDetail = code === 'guest_details_needed' || code === 'name_invalid';
  return isDetail && failure !== undefined ? { ok: false, questionName: null, ...failure } : undefined;
}
