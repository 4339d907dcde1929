import type { Product } from '../products/product';
import { isBlank } from '../shared/blank';
import { canonicalizePhoneNumber, type ForeignPhoneParser } from '../shared/phone-number';
import { normalizeName, normalizeText } from '../shared/typed-text';
import { formatEmail, parseTypedEmail } from './email-parts';
import { hasAllergyQuestion, listAskedQuestions } from './form-checks';
import type { AllergyAnswer, PaymentForm, QuestionAnswer } from './payment-form';
import { getFormVisitor, normalizeAllergy } from './visitor';

const noAllergy: AllergyAnswer = { answer: 'none', codes: [], otherText: '', consent: false };

/** Lists the answers to a question that are not blank. */
const listAnswers = (prodQsCode: string, { answers }: PaymentForm): readonly string[] =>
  (answers.find((answer) => answer.prodQsCode === prodQsCode)?.answers ?? [])
    .map((text) => normalizeText(text).trim())
    .filter((text) => !isBlank(text));

/** Normalises the form's phone numbers, so that one person has one number (decision 36). */
export const normalizePhones = (form: PaymentForm, parseForeignNumber: ForeignPhoneParser): PaymentForm => ({
  ...form,
  phone: canonicalizePhoneNumber(form.phone, parseForeignNumber),
  visitor: { ...form.visitor, phone: canonicalizePhoneNumber(form.visitor.phone, parseForeignNumber) },
});

/**
 * Normalises the form for sending and storing: canonical phone numbers, trimmed texts, no answers to questions that the
 * product does not ask.
 */
export function normalizePaymentForm(
  typedForm: PaymentForm,
  product: Product,
  parseForeignNumber: ForeignPhoneParser,
): PaymentForm {
  const form = normalizePhones(typedForm, parseForeignNumber);
  const { name, phone } = getFormVisitor(form);
  const answers = listAskedQuestions(product).map(
    ({ prodQsCode }): QuestionAnswer => ({ prodQsCode, answers: listAnswers(prodQsCode, form) }),
  );
  return {
    ...form,
    bookerName: normalizeName(form.bookerName),
    email: parseTypedEmail(formatEmail(form.email)),
    visitor: { who: form.visitor.who, name: normalizeName(name), phone },
    allergy: hasAllergyQuestion(product) ? normalizeAllergy(form.allergy) : noAllergy,
    answers: answers.filter((answer) => answer.answers.length > 0),
  };
}
