import { createCampaign } from '@dining/domain/campaigns/campaign';
import type { ReservationRequest } from '@dining/domain/orders/reservation-request';
import { formatEmail, parseTypedEmail } from '@dining/domain/reservations/email-parts';
import {
  type AllergyAnswer,
  otherAllergyCode,
  type PaymentForm,
  type QuestionAnswer,
} from '@dining/domain/reservations/payment-form';
import { getFormVisitor } from '@dining/domain/reservations/visitor';
import { getLanguageOfWireCode, languageNames } from '@dining/domain/shared/language';
import { parsePhoneNumber, serializePhoneNumber } from '@dining/domain/shared/phone-number';
import { normalizeName } from '@dining/domain/shared/typed-text';
import type { ReservationRequestWire } from '../site/orders/order';
import { agreedTextsFromWire, agreedTextsToWire } from './agreed-texts';
import { flagFromWire, flagToWire } from './flag';
import { orderRequestFromWire, orderRequestToWire } from './order-request';

const allergyToWire = (allergy: AllergyAnswer) => ({
  resvQsAllergyYn: flagToWire(allergy.answer === 'exist'),
  resvQsAllergyList: allergy.codes.map((code) => ({
    resvQsAllergyCode: code,
    resvQsAllergyYn: flagToWire(true),
    resvQsAllergyEtc: code === otherAllergyCode ? allergy.otherText : '',
  })),
  allergyAgreYn: flagToWire(allergy.consent),
});

function allergyFromWire(wire: ReservationRequestWire): AllergyAnswer {
  const ticked = wire.resvQsAllergyList.filter((allergy) => flagFromWire(allergy.resvQsAllergyYn));
  return {
    answer: flagFromWire(wire.resvQsAllergyYn) ? 'exist' : 'none',
    codes: ticked.map((allergy) => allergy.resvQsAllergyCode),
    otherText: ticked.map((allergy) => allergy.resvQsAllergyEtc).find((text) => text !== '') ?? '',
    consent: flagFromWire(wire.allergyAgreYn),
  };
}

/** Groups answers by question; the wire has one row per answer. */
function answersFromWire(rows: ReservationRequestWire['resvQsAnsList']): QuestionAnswer[] {
  const byQuestion = new Map<string, string[]>();
  for (const { resvQsCode, resvQsAns } of rows)
    byQuestion.set(resvQsCode, [...(byQuestion.get(resvQsCode) ?? []), resvQsAns]);
  return [...byQuestion].map(([prodQsCode, answers]) => ({ prodQsCode, answers }));
}

/** Serializes a reservation request with a normalised form (Spec §3 Reservation). */
export function reservationRequestToWire(request: ReservationRequest): ReservationRequestWire {
  const { form } = request;
  const visitor = getFormVisitor(form);
  return {
    ...orderRequestToWire(request.order),
    ordersheetId: request.ordersheetId ?? undefined,
    resvLang: languageNames[request.language].wire,
    resvUserName: form.bookerName,
    resvUserTel: serializePhoneNumber(form.phone),
    resvUserEmail: formatEmail(form.email),
    visitName: visitor.name,
    visitTel: serializePhoneNumber(visitor.phone),
    requestMatter: request.requestNote,
    resvSetleType: request.method,
    resvSetleAmnt: request.shownAmount,
    couponNo: request.couponNo ?? undefined,
    ...allergyToWire(form.allergy),
    resvQsAnsList: form.answers.flatMap(({ prodQsCode, answers }) =>
      answers.map((resvQsAns) => ({ resvQsCode: prodQsCode, resvQsAns })),
    ),
    finalAgreYn: flagToWire(form.agreed),
    finalAgreTextList: agreedTextsToWire(request.agreedTexts),
    resvAgainYn: flagToWire(request.again),
    deviceType: request.device,
    campaign: request.campaign ?? undefined,
  };
}

/** Parses the payment form, for the same checks as on the page (Spec §5 Payment form). */
function formFromWire(wire: ReservationRequestWire): PaymentForm {
  const [bookerName, visitorName] = [normalizeName(wire.resvUserName), normalizeName(wire.visitName)];
  const isSame = visitorName === bookerName && wire.visitTel === wire.resvUserTel;
  return {
    bookerName,
    phone: parsePhoneNumber(wire.resvUserTel),
    email: parseTypedEmail(wire.resvUserEmail),
    visitor: { who: isSame ? 'same' : 'different', name: visitorName, phone: parsePhoneNumber(wire.visitTel) },
    agreed: flagFromWire(wire.finalAgreYn),
    allergy: allergyFromWire(wire),
    answers: answersFromWire(wire.resvQsAnsList),
  };
}

/** Parses a reservation request, which only the contract has validated. */
export const reservationRequestFromWire = (wire: ReservationRequestWire): ReservationRequest => ({
  order: orderRequestFromWire(wire),
  form: formFromWire(wire),
  requestNote: wire.requestMatter,
  method: wire.resvSetleType,
  shownAmount: wire.resvSetleAmnt,
  couponNo: wire.couponNo ?? null,
  ordersheetId: wire.ordersheetId ?? null,
  agreedTexts: agreedTextsFromWire(wire.finalAgreTextList),
  again: flagFromWire(wire.resvAgainYn),
  language: getLanguageOfWireCode(wire.resvLang),
  device: wire.deviceType,
  campaign: wire.campaign === undefined ? null : createCampaign(wire.campaign),
});
