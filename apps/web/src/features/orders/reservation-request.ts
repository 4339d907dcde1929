import type { ReservationRequest } from '@dining/contract/site/orders';
import type { PaymentMethod } from '@dining/domain/payments/method';
import { askedQuestions } from '@dining/domain/reservations/form-checks';
import { otherAllergyCode, type PaymentForm } from '@dining/domain/reservations/payment-form';
import { settledAllergy, visitorOf } from '@dining/domain/reservations/visitor';
import type { DinRoomCode } from '@dining/domain/shared/codes';
import { languageNames } from '@dining/domain/shared/language';
import { type AbroadReader, numberOf, type PhoneNumber, shownNumber } from '@dining/domain/shared/phone-number';
import type { Order } from '../../entities/orders/order';
import { orderToWire } from '../../entities/orders/order-wire';
import { pageLanguage } from '../../lib/i18n';

interface Asked {
  order: Order;
  form: PaymentForm & { readonly requestNote: string; readonly method: PaymentMethod };
  dinRoomCode: DinRoomCode | null;
  /** The sum the guest saw, in won. */
  total: number;
  readAbroad: AbroadReader;
}

const yn = (flag: boolean) => (flag ? 'Y' : 'N');

/** The whole reservation as the server is asked for it (Spec §3 Reservation); the server checks and prices all of it again. */
export function reservationRequest({ order, form, dinRoomCode, total, readAbroad }: Asked): ReservationRequest {
  const { product } = order;
  const visitor = visitorOf(form);
  const tel = (phone: PhoneNumber) => shownNumber(numberOf(phone, readAbroad) ?? '');
  const asksAllergy = product.questionType === 'allergy' || product.questionType === 'both';
  const allergy = asksAllergy ? settledAllergy(form.allergy) : null;
  return {
    ...orderToWire(order, dinRoomCode),
    resvLang: languageNames[pageLanguage()].wire,
    resvUserName: form.bookerName.trim(),
    resvUserTel: tel(form.phone),
    resvUserEmail: `${form.email.local.trim()}@${form.email.domain.trim()}`,
    visitName: visitor.name.trim(),
    visitTel: tel(visitor.phone),
    requestMatter: form.requestNote.trim(),
    resvSetleType: form.method,
    resvSetleAmnt: total,
    resvQsAllergyYn: yn(allergy?.answer === 'exist'),
    resvQsAllergyList: (allergy?.codes ?? []).map((code) => ({
      resvQsAllergyCode: code,
      resvQsAllergyYn: 'Y',
      resvQsAllergyEtc: code === otherAllergyCode ? (allergy?.otherText ?? '') : '',
    })),
    allergyAgreYn: yn(allergy?.consent === true),
    resvQsAnsList: askedQuestions(product).flatMap(({ prodQsCode }) =>
      (form.answers.find((given) => given.prodQsCode === prodQsCode)?.answers ?? [])
        .map((answer) => answer.trim())
        .filter(Boolean)
        .map((resvQsAns) => ({ resvQsCode: prodQsCode, resvQsAns })),
    ),
    finalAgreYn: yn(form.agreed),
  };
}
