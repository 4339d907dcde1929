import type { Product } from '@dining/domain/products/product';
import { hasAllergyQuestion, listAskedQuestions } from '@dining/domain/reservations/form-checks';
import { otherAllergyCode, type PaymentForm } from '@dining/domain/reservations/payment-form';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import type { DemoReservation } from './group';
import { createVisitor, type Person } from './reservations-people';

const defaultAnswers: Readonly<Record<Language, string>> = {
  ko: '특별히 없습니다.',
  en: 'Nothing in particular.',
  cn: '没有特别要求。',
  ja: '特にありません。',
};

export function createPaymentForm(
  request: DemoReservation,
  person: Person,
  product: Product,
  requestIndex: number,
): PaymentForm {
  const [local = '', domain = ''] = person.email.split('@');
  const answers = listAskedQuestions(product).map((question) => {
    const choice = question.choices[requestIndex % Math.max(1, question.choices.length)];
    const typedAnswer = request.answer ?? (question.required ? defaultAnswers[person.language] : '');
    const answer =
      question.kind === 'choice' && choice !== undefined ? getLocalizedText(choice, person.language) : typedAnswer;
    return { prodQsCode: question.prodQsCode, answers: answer === '' ? [] : [answer] };
  });
  const codes = hasAllergyQuestion(product) ? (request.allergies ?? []) : [];
  return {
    bookerName: person.name,
    phone: person.phone,
    email: { local, domain },
    visitor:
      request.visitor === undefined
        ? { who: 'booker', name: person.name, phone: person.phone }
        : { who: 'other', ...createVisitor(request.visitor) },
    agreed: true,
    allergy: {
      answer: codes.length > 0 ? 'exist' : 'none',
      codes,
      otherText: codes.includes(otherAllergyCode) ? (request.otherAllergy ?? '') : '',
      consent: codes.length > 0,
    },
    answers,
  };
}
