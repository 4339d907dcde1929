import { calculateGuestCancellation } from '@dining/domain/cancellation/fee';
import { getPointsDueTime } from '@dining/domain/pricing/points';
import { hasAllergyQuestion, listAskedQuestions } from '@dining/domain/reservations/form-checks';
import { localizeAnswers } from '@dining/domain/reservations/localize-answers';
import { formatPhone } from '@dining/domain/shared/phone';
import { getVisitStart } from '@dining/domain/shared/seoul-calendar';
import { listConsents } from '../booking/checkout/consents';
import { createOrderLines } from '../booking/checkout/order-lines';
import { createPolicySnapshot } from '../booking/checkout/policy-snapshot';
import type { reservation, reservationAllergy, reservationAnswer, reservationLine } from '../db/schema/reservations';
import type { outbox } from '../db/schema/system';
import type { GroupData } from './group-data';
import type { PlannedReservation } from './reservations-plan';

const hourMs = 3_600_000;

interface DemoCancellation {
  readonly at: Date;
  readonly fee: number;
  readonly refund: number;
}

export function findCancellation(plannedReservation: PlannedReservation, now: Date): DemoCancellation | undefined {
  if (plannedReservation.request.outcome !== 'cancelled') return undefined;
  const requestedMs =
    getVisitStart(plannedReservation.visit).getTime() -
    (plannedReservation.request.cancelledHoursBefore ?? 100) * hourMs;
  const midpointMs = (plannedReservation.bookedAt.getTime() + now.getTime()) / 2;
  const at = new Date(
    requestedMs < now.getTime() && requestedMs > plannedReservation.bookedAt.getTime() ? requestedMs : midpointMs,
  );
  const amounts = calculateGuestCancellation(
    {
      policy: plannedReservation.orderContext.policy,
      visit: plannedReservation.visit,
      paidAmount: plannedReservation.quote.payAmount,
      isDeposit: plannedReservation.orderContext.product.takesDeposit,
      bookedAt: plannedReservation.bookedAt,
    },
    at,
  );
  return { at, ...amounts };
}

export function getPointsSettledAt({ userId, visit }: PlannedReservation, now: Date): Date | null {
  const at = getPointsDueTime(visit.date);
  return userId !== null && at <= now ? at : null;
}

export function createReservationRow(
  plannedReservation: PlannedReservation,
  now: Date,
): typeof reservation.$inferInsert {
  const { request, person, orderContext, form, quote } = plannedReservation;
  const { product, policy } = orderContext;
  const cancellation = findCancellation(plannedReservation, now);
  const isPaid = quote.payAmount > 0;
  return {
    resvCode: plannedReservation.resvCode,
    shopOrderNo: plannedReservation.shopOrderNo,
    htlCode: product.htlCode,
    dinCode: product.dinCode,
    prodCode: product.prodCode,
    dinRoomCode: plannedReservation.dinRoomCode,
    userId: person.userId,
    guestId: person.guestId,
    bookerName: form.bookerName,
    bookerPhone: formatPhone(form.phone.korean),
    bookerEmail: person.email,
    visitorName: form.visitor.name,
    visitorPhone: formatPhone(form.visitor.phone.korean),
    requestNote: request.note ?? '',
    noAllergies: hasAllergyQuestion(product) && form.allergy.answer === 'none',
    reservationType: product.reservationType,
    visitDay: plannedReservation.visit.date,
    visitTime: plannedReservation.visit.time,
    adults: plannedReservation.party.adults,
    kids: plannedReservation.party.kids,
    pickupQuantity: plannedReservation.quantity,
    language: person.language,
    status: cancellation !== undefined ? 'cancel' : request.outcome === 'coming' ? 'reserved' : 'confirm',
    attendance: request.outcome === 'visited' ? 'done' : request.outcome === 'no_show' ? 'no_show' : 'expected',
    productName: product.name,
    takesDeposit: product.takesDeposit,
    saleZone: product.saleZone,
    orderAmount: quote.orderAmount,
    productDiscount: quote.productDiscountAmount,
    memberDiscount: quote.memberDiscountAmount,
    couponAmount: quote.couponAmount,
    pointAmount: quote.pointAmount,
    payAmount: quote.payAmount,
    payMethod: isPaid ? (request.isPaidByTransfer === true ? 'account' : 'card') : 'none',
    policy: createPolicySnapshot(policy),
    consents: listConsents(orderContext.terms, policy, form, person.language, plannedReservation.bookedAt),
    createdAt: plannedReservation.bookedAt,
    paidAt: isPaid ? plannedReservation.bookedAt : null,
    cancelledAt: cancellation?.at ?? null,
    cancelFee: cancellation?.fee ?? null,
    refundAmount: cancellation?.refund ?? null,
    pointsAt: getPointsSettledAt(plannedReservation, now),
  };
}

export const createLineRows = ({
  resvCode,
  orderContext,
  quote,
}: PlannedReservation): (typeof reservationLine.$inferInsert)[] =>
  createOrderLines(orderContext.product, quote.lines).map((line, position) => ({
    resvCode,
    htlCode: orderContext.product.htlCode,
    position,
    ...line,
  }));

/** Sent messages are deleted after 90 days, but not before the visit is over. */
const messageRetentionDays = 90;

/**
 * Creates the confirmation mail, as sent when the reservation was made: a no-show fee requires it. Creates none if the
 * reservation is older than the retention period.
 */
export function createMessageRows(
  { resvCode, orderContext, bookedAt }: PlannedReservation,
  now: Date,
): (typeof outbox.$inferInsert)[] {
  if (now.getTime() - bookedAt.getTime() > messageRetentionDays * 24 * hourMs) return [];
  return [
    {
      key: `reservation_made mail ${resvCode}`,
      htlCode: orderContext.product.htlCode,
      channel: 'mail',
      kind: 'reservation_made',
      payload: { resvCode },
      dueAt: bookedAt,
      sendAt: bookedAt,
      attempts: 1,
      sentAt: bookedAt,
      createdAt: bookedAt,
    },
  ];
}

/** Creates no rows later than 30 days after the visit: allergies are health data, which are then deleted. */
export function createAllergyRows(
  plannedReservation: PlannedReservation,
  groupData: GroupData,
  now: Date,
): (typeof reservationAllergy.$inferInsert)[] {
  if (now.getTime() - getVisitStart(plannedReservation.visit).getTime() > 30 * 24 * hourMs) return [];
  const { codes, otherText } = plannedReservation.form.allergy;
  return groupData.allergies
    .filter(({ allergyCode }) => codes.includes(allergyCode))
    .map(({ allergyCode, name }) => ({
      resvCode: plannedReservation.resvCode,
      htlCode: plannedReservation.orderContext.product.htlCode,
      allergyCode,
      name,
      other: allergyCode === 'AG0005' ? otherText : '',
      consentAt: plannedReservation.bookedAt,
    }));
}

export const createAnswerRows = ({
  resvCode,
  orderContext,
  form,
}: PlannedReservation): (typeof reservationAnswer.$inferInsert)[] =>
  listAskedQuestions(orderContext.product).map((question) => {
    const { prodQsCode, kind, name, required } = question;
    const answers = [...(form.answers.find((answer) => answer.prodQsCode === prodQsCode)?.answers ?? [])];
    const answerTexts = [...localizeAnswers(question, answers)];
    return { resvCode, htlCode: orderContext.product.htlCode, prodQsCode, kind, name, required, answers, answerTexts };
  });
