import type { reservationRequest } from '@dining/contract/site/orders';
import type { PaymentForm, QuestionAnswer } from '@dining/domain/reservations/payment-form';
import { writtenNumber } from '@dining/domain/shared/phone-number';
import type { z } from 'zod';

export type ReservationBody = z.output<typeof reservationRequest>;

function emailOf(text: string): PaymentForm['email'] {
  const at = text.lastIndexOf('@');
  return at < 0 ? { local: text, domain: '' } : { local: text.slice(0, at), domain: text.slice(at + 1) };
}

/** One row an answer on the wire, several for a question with several. */
function answersOf(body: ReservationBody): QuestionAnswer[] {
  const byQuestion = new Map<string, string[]>();
  for (const { resvQsCode, resvQsAns } of body.resvQsAnsList)
    byQuestion.set(resvQsCode, [...(byQuestion.get(resvQsCode) ?? []), resvQsAns]);
  return [...byQuestion].map(([prodQsCode, answers]) => ({ prodQsCode, answers }));
}

/** The payment form as it was sent, for the same checks as the page makes (Spec §5 Payment form). */
export function formOfRequest(body: ReservationBody): PaymentForm {
  const ticked = body.resvQsAllergyList.filter((allergy) => allergy.resvQsAllergyYn === 'Y');
  const sameVisitor = body.visitName === body.resvUserName && body.visitTel === body.resvUserTel;
  return {
    bookerName: body.resvUserName,
    phone: writtenNumber(body.resvUserTel),
    email: emailOf(body.resvUserEmail),
    visitor: { who: sameVisitor ? 'same' : 'different', name: body.visitName, phone: writtenNumber(body.visitTel) },
    agreed: body.finalAgreYn === 'Y',
    allergy: {
      answer: body.resvQsAllergyYn === 'Y' ? 'exist' : 'none',
      codes: ticked.map((allergy) => allergy.resvQsAllergyCode),
      otherText: ticked.map((allergy) => allergy.resvQsAllergyEtc).find((text) => text !== '') ?? '',
      consent: body.allergyAgreYn === 'Y',
    },
    answers: answersOf(body),
  };
}
