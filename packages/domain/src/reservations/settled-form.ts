import type { Product } from '../products/product';
import { askedQuestions, asksAllergy } from './form-checks';
import type { AllergyAnswer, PaymentForm, QuestionAnswer } from './payment-form';
import { settledAllergy, visitorOf } from './visitor';

const noAllergy: AllergyAnswer = { answer: 'none', codes: [], otherText: '', consent: false };

/** What was answered to a question, without blanks. */
const answersTo = (prodQsCode: string, { answers }: PaymentForm): readonly string[] =>
  (answers.find((given) => given.prodQsCode === prodQsCode)?.answers ?? []).map((text) => text.trim()).filter(Boolean);

/** The form as it is sent and kept: texts without the spaces around them, and no answer to what the product does not ask. */
export function settledForm(form: PaymentForm, product: Product): PaymentForm {
  const { name, phone } = visitorOf(form);
  const answers = askedQuestions(product).map(
    ({ prodQsCode }): QuestionAnswer => ({ prodQsCode, answers: answersTo(prodQsCode, form) }),
  );
  return {
    ...form,
    bookerName: form.bookerName.trim(),
    email: { local: form.email.local.trim(), domain: form.email.domain.trim() },
    visitor: { who: form.visitor.who, name: name.trim(), phone },
    allergy: asksAllergy(product) ? settledAllergy(form.allergy) : noAllergy,
    answers: answers.filter((given) => given.answers.length > 0),
  };
}
