import { isPersonName } from '../members/person-name';
import type { Product, ProductQuestion } from '../products/product';
import { isBlank } from '../shared/blank';
import { isEmail } from '../shared/email';
import { type LocalizedText, listTranslations } from '../shared/localized-text';
import { type ForeignPhoneParser, getCanonicalPhone, korea, type PhoneNumber } from '../shared/phone-number';
import { type Ok, ok } from '../shared/result';
import { countCharacters, normalizeName, normalizeText } from '../shared/typed-text';
import { formatEmail } from './email-parts';
import { type AllergyAnswer, formLimits, otherAllergyCode, type PaymentForm } from './payment-form';

export type FormError =
  | 'booker_name_required'
  | 'booker_name_invalid'
  | 'phone_required'
  | 'phone_invalid'
  | 'email_required'
  | 'email_invalid'
  | 'agreement_required'
  | 'allergy_required'
  | 'allergy_consent_required'
  | 'question_required'
  | 'question_choice_unknown'
  | 'visitor_name_required'
  | 'visitor_name_invalid'
  | 'visitor_phone_required'
  | 'visitor_phone_invalid'
  | 'text_too_long';

/** Where an error is shown: a field of the form, or `question:` followed by the question's code. */
export type FormField =
  | 'bookerName'
  | 'phone'
  | 'email'
  | 'agreed'
  | 'allergy'
  | 'allergyConsent'
  | 'visitorName'
  | 'visitorPhone'
  | 'requestNote'
  | `question:${string}`;

export interface FormFailure {
  readonly ok: false;
  readonly error: FormError;
  readonly field: FormField;
  /** Name of the question for the alert; null for all other fields. */
  readonly questionName: LocalizedText | null;
}

const createFailure = (error: FormError, field: FormField, questionName: LocalizedText | null = null): FormFailure => ({
  ok: false,
  error,
  field,
  questionName,
});

function findPhoneError(phone: PhoneNumber, parseForeignNumber: ForeignPhoneParser): 'required' | 'invalid' | null {
  const { middle, last } = phone.korean;
  if (phone.country === korea ? isBlank(middle) || isBlank(last) : isBlank(phone.abroad)) return 'required';
  return getCanonicalPhone(phone, parseForeignNumber) === null ? 'invalid' : null;
}

/** Returns true if a text has more characters than allowed. Texts are never cut to their limit. */
export const isTooLong = (text: string, max: number): boolean => countCharacters(text) > max;

function findNameError(text: string, max: number): 'required' | 'invalid' | 'too_long' | null {
  const name = normalizeName(text);
  if (isBlank(name)) return 'required';
  if (isTooLong(name, max)) return 'too_long';
  return isPersonName(name) ? null : 'invalid';
}

function checkBooker(form: PaymentForm, parseForeignNumber: ForeignPhoneParser): FormFailure[] {
  const { local, domain } = form.email;
  const phoneError = findPhoneError(form.phone, parseForeignNumber);
  const nameError = findNameError(form.bookerName, formLimits.bookerName);
  const failures: FormFailure[] = [];
  if (nameError !== null)
    failures.push(createFailure(nameError === 'too_long' ? 'text_too_long' : `booker_name_${nameError}`, 'bookerName'));
  if (phoneError !== null) failures.push(createFailure(`phone_${phoneError}`, 'phone'));
  if (isBlank(local) || isBlank(domain)) failures.push(createFailure('email_required', 'email'));
  else if (!isEmail(formatEmail(form.email))) failures.push(createFailure('email_invalid', 'email'));
  return failures;
}

export const hasAllergyQuestion = ({ questionType }: Pick<Product, 'questionType'>): boolean =>
  questionType === 'allergy' || questionType === 'both';

/** Checks allergies (Spec §5 Payment form 5) and the consent that health data needs (decision 5b). */
export function checkAllergyAnswer(allergy: AllergyAnswer): readonly FormFailure[] {
  if (allergy.answer === 'none') return [];
  const failures: FormFailure[] = [];
  const hasListedAllergy = allergy.codes.some((code) => code !== otherAllergyCode);
  const hasOtherAllergy = allergy.codes.includes(otherAllergyCode);
  // "Other" without text is always an error, even if other allergies are selected.
  if (hasOtherAllergy ? isBlank(allergy.otherText) : !hasListedAllergy)
    failures.push(createFailure('allergy_required', 'allergy'));
  else if (hasOtherAllergy && isTooLong(allergy.otherText, formLimits.allergyOther))
    failures.push(createFailure('text_too_long', 'allergy'));
  if (!allergy.consent) failures.push(createFailure('allergy_consent_required', 'allergyConsent'));
  return failures;
}

function checkQuestion(question: ProductQuestion, answers: readonly string[]): FormFailure[] {
  const trimmedAnswers = answers.map((answer) => normalizeText(answer).trim()).filter((answer) => !isBlank(answer));
  const field: FormField = `question:${question.prodQsCode}`;
  if (trimmedAnswers.length === 0)
    return question.required ? [createFailure('question_required', field, question.name)] : [];
  if (trimmedAnswers.some((answer) => isTooLong(answer, formLimits.answer)))
    return [createFailure('text_too_long', field, question.name)];
  if (question.kind === 'text') return [];
  const choiceTexts = new Set(question.choices.flatMap(listTranslations).map((text) => normalizeText(text).trim()));
  return trimmedAnswers.every((answer) => choiceTexts.has(answer))
    ? []
    : [createFailure('question_choice_unknown', field, question.name)];
}

/** Lists the venue's questions that the payment page asks: the visible ones, if `questionType` includes them. */
export const listAskedQuestions = (product: Product): readonly ProductQuestion[] =>
  product.questionType === 'both' || product.questionType === 'direct'
    ? product.questions.filter((question) => question.visible)
    : [];

/** Checks the answers (Spec §5 Payment form 6). */
const checkQuestions = (form: PaymentForm, product: Product): FormFailure[] =>
  listAskedQuestions(product).flatMap((question) =>
    checkQuestion(question, form.answers.find(({ prodQsCode }) => prodQsCode === question.prodQsCode)?.answers ?? []),
  );

/**
 * Checks the visitor, whose name and contact are required too (Spec §5 language packs). Runs last, because the
 * specification numbers only the other checks.
 */
function checkVisitor({ visitor }: PaymentForm, parseForeignNumber: ForeignPhoneParser): FormFailure[] {
  if (visitor.who === 'booker') return [];
  const nameError = findNameError(visitor.name, formLimits.visitorName);
  const phoneError = findPhoneError(visitor.phone, parseForeignNumber);
  return [
    ...(nameError === null
      ? []
      : [createFailure(nameError === 'too_long' ? 'text_too_long' : `visitor_name_${nameError}`, 'visitorName')]),
    ...(phoneError === null ? [] : [createFailure(`visitor_phone_${phoneError}`, 'visitorPhone')]),
  ];
}

/** Checks the optional note to the venue. */
export const checkRequestNote = (note: string): readonly FormFailure[] =>
  isTooLong(normalizeText(note), formLimits.requestNote) ? [createFailure('text_too_long', 'requestNote')] : [];

/** Lists the form's errors in the order of Spec §5 Payment form, at most one per field. */
export const listPaymentFormFailures = (
  form: PaymentForm,
  product: Product,
  parseForeignNumber: ForeignPhoneParser,
): readonly FormFailure[] => [
  ...checkBooker(form, parseForeignNumber),
  ...(form.agreed ? [] : [createFailure('agreement_required', 'agreed')]),
  ...(hasAllergyQuestion(product) ? checkAllergyAnswer(form.allergy) : []),
  ...checkQuestions(form, product),
  ...checkVisitor(form, parseForeignNumber),
];

/**
 * Checks the form and returns the first error, which the alert shows and with which the server rejects the request
 * (Spec §5 Payment form).
 */
export const checkPaymentForm = (
  form: PaymentForm,
  product: Product,
  parseForeignNumber: ForeignPhoneParser,
): Ok | FormFailure => listPaymentFormFailures(form, product, parseForeignNumber)[0] ?? ok;
