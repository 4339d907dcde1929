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
import { decodeWireLanguage, languageNames } from '@dining/domain/shared/language';
import { parsePhoneNumber, serializePhoneNumber } from '@dining/domain/shared/phone-number';
import { normalizeName } from '@dining/domain/shared/typed-text';
import type { AllergyAnswerWire, ReservationRequestWire } from '../site/orders/order';
import { decodeAgreedTexts, encodeAgreedTexts } from './agreed-texts';
import { decodeFlag, encodeFlag } from './flag';
import { decodeOrderRequest, encodeOrderRequest } from './order-request';

export const encodeAllergy = (allergy: AllergyAnswer): AllergyAnswerWire => ({
  resvQsAllergyYn: encodeFlag(allergy.answer === 'exist'),
  resvQsAllergyList: allergy.codes.map((code) => ({
    resvQsAllergyCode: code,
    resvQsAllergyYn: encodeFlag(true),
    resvQsAllergyEtc: code === otherAllergyCode ? allergy.otherText : '',
  })),
  allergyAgreYn: encodeFlag(allergy.consent),
});

export function decodeAllergy(wire: AllergyAnswerWire): AllergyAnswer {
  const selectedAllergies = wire.resvQsAllergyList.filter((allergy) => decodeFlag(allergy.resvQsAllergyYn));
  return {
    answer: decodeFlag(wire.resvQsAllergyYn) ? 'exist' : 'none',
    codes: selectedAllergies.map((allergy) => allergy.resvQsAllergyCode),
    otherText: selectedAllergies.map((allergy) => allergy.resvQsAllergyEtc).find((text) => text !== '') ?? '',
    consent: decodeFlag(wire.allergyAgreYn),
  };
}

/** Groups answers by question; requests have one row per answer. */
function decodeAnswers(rows: ReservationRequestWire['resvQsAnsList']): QuestionAnswer[] {
  const answersByQuestion = new Map<string, string[]>();
  for (const { resvQsCode, resvQsAns } of rows)
    answersByQuestion.set(resvQsCode, [...(answersByQuestion.get(resvQsCode) ?? []), resvQsAns]);
  return [...answersByQuestion].map(([prodQsCode, answers]) => ({ prodQsCode, answers }));
}

/** Serializes a reservation request whose form is normalised (Spec §3 Reservation). */
export function encodeReservationRequest(request: ReservationRequest): ReservationRequestWire {
  const { form } = request;
  const visitor = getFormVisitor(form);
  return {
    ...encodeOrderRequest(request.order),
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
    ...encodeAllergy(form.allergy),
    resvQsAnsList: form.answers.flatMap(({ prodQsCode, answers }) =>
      answers.map((resvQsAns) => ({ resvQsCode: prodQsCode, resvQsAns })),
    ),
    finalAgreYn: encodeFlag(form.agreed),
    finalAgreTextList: encodeAgreedTexts(request.agreedTexts),
    resvAgainYn: encodeFlag(request.isRepeatConfirmed),
    deviceType: request.device,
    campaign: request.campaign ?? undefined,
  };
}

/** Parses the payment form, so that the server can apply the same checks as the page (Spec §5 Payment form). */
function decodeForm(wire: ReservationRequestWire): PaymentForm {
  const [bookerName, visitorName] = [normalizeName(wire.resvUserName), normalizeName(wire.visitName)];
  const isSame = visitorName === bookerName && wire.visitTel === wire.resvUserTel;
  return {
    bookerName,
    phone: parsePhoneNumber(wire.resvUserTel),
    email: parseTypedEmail(wire.resvUserEmail),
    visitor: { who: isSame ? 'booker' : 'other', name: visitorName, phone: parsePhoneNumber(wire.visitTel) },
    agreed: decodeFlag(wire.finalAgreYn),
    allergy: decodeAllergy(wire),
    answers: decodeAnswers(wire.resvQsAnsList),
  };
}

/** Parses a reservation request that matches the schema. The content of the form is not validated yet. */
export const decodeReservationRequest = (wire: ReservationRequestWire): ReservationRequest => ({
  order: decodeOrderRequest(wire),
  form: decodeForm(wire),
  requestNote: wire.requestMatter,
  method: wire.resvSetleType,
  shownAmount: wire.resvSetleAmnt,
  couponNo: wire.couponNo ?? null,
  ordersheetId: wire.ordersheetId ?? null,
  agreedTexts: decodeAgreedTexts(wire.finalAgreTextList),
  isRepeatConfirmed: decodeFlag(wire.resvAgainYn),
  language: decodeWireLanguage(wire.resvLang),
  device: wire.deviceType,
  campaign: wire.campaign === undefined ? null : createCampaign(wire.campaign),
});
