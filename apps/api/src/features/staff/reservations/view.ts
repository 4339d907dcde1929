import { fail } from '@dining/contract/failure';
import type { viewReservation as viewCall } from '@dining/contract/staff/desk';
import type { ResvCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText, type LocalizedText } from '@dining/domain/shared/localized-text';
import type { Pool } from 'pg';
import type { Deps } from '../../../config/deps';
import type { MessageFailure } from '../../../db/schema/system';
import type { StaffCall } from '../../../http/staff-mount';
import { insertReadingEntry } from '../../../stores/app/audit';
import {
  type BookerMessage,
  type DeskDetail,
  findDeskDetail,
  listAuditSteps,
  listBookerMessages,
  listNotes,
  listPaymentSteps,
  type PaymentStep,
  type ReservationNote,
} from '../../../stores/reservations/desk-detail';
import { listDeskReservations } from '../../../stores/reservations/desk-search';
import { findReservation, type StoredReservation } from '../../../stores/reservations/reservation-view';
import { toDeskRow } from './search';
import { hasVenueCapability } from './venue-permissions';

export const toNote = ({ author, note, at }: ReservationNote) => ({ author, note, at: at.toISOString() });

const getMessageState = ({ isSent, failure }: BookerMessage): MessageFailure | 'sent' | 'waiting' =>
  failure ?? (isSent ? 'sent' : 'waiting');

const toPaymentEntry = ({ at, state, note, actorKind, actor }: PaymentStep, isMember: boolean) => ({
  type: 'payment' as const,
  at: at.toISOString(),
  state,
  note,
  actorKind: actorKind ?? (isMember ? ('member' as const) : ('guest' as const)),
  actor: actor ?? '',
});

/** Lists the events of a reservation, latest first, with payment events only for staff who may see payments. */
async function listHistory(pool: Pool, detail: DeskDetail, stored: StoredReservation, canSeePayments: boolean) {
  const { createdAt, userId } = stored.reservation;
  const [payments, messages, audit] = await Promise.all([
    canSeePayments ? listPaymentSteps(pool, detail.shopOrderNo) : [],
    listBookerMessages(pool, detail),
    listAuditSteps(pool, detail),
  ]);
  const entries = [
    ...payments.map((step) => toPaymentEntry(step, userId !== null)),
    ...messages.map((message) => ({
      type: 'message' as const,
      at: message.at.toISOString(),
      kind: message.kind,
      channel: message.channel,
      state: getMessageState(message),
    })),
    ...audit.map(({ at, action, actorKind, actor, reason, before, after }) => ({
      type: 'audit' as const,
      at: at.toISOString(),
      action,
      reason,
      before,
      after,
      actorKind,
      actor,
    })),
    { type: 'made' as const, at: createdAt.toISOString() },
  ];
  return entries.toSorted((one, other) => other.at.localeCompare(one.at));
}

const createTextFormatter = (language: Language) => (text: LocalizedText | null) =>
  text === null ? '' : getLocalizedText(text, language);

const toMoney = ({ payment, dueAtVenue }: DeskDetail, { reservation }: StoredReservation) => ({
  orderAmount: reservation.orderAmount,
  payAmount: reservation.payAmount,
  dueAtVenue,
  cancelFee: reservation.cancelFee,
  refundAmount: reservation.refundAmount,
  method: reservation.payMethod,
  state: payment?.state ?? null,
  cardLabel: payment?.cardLabel ?? null,
  approvalNo: payment?.approvalNo ?? null,
});

async function findStoredDetail(pool: Pool, resvCode: ResvCode) {
  const detail = await findDeskDetail(pool, resvCode);
  const stored = detail && (await findReservation(pool, resvCode));
  const [row] = stored === undefined ? [] : await listDeskReservations(pool, [resvCode]);
  return detail === undefined || stored === undefined || row === undefined ? undefined : { detail, stored, row };
}

/** Returns one reservation with its history. Reading contact data or allergies is audited first. */
export async function viewReservation(deps: Deps, { body, staff, language }: StaffCall<typeof viewCall>) {
  const { pool } = deps.database;
  const now = deps.now();
  const found = await findStoredDetail(pool, body.resvCode);
  if (found === undefined || !hasVenueCapability(staff, 'service.see', found.detail, now)) return fail('not_found');
  const { detail, stored, row } = found;
  const { reservation, allergies } = stored;
  const [canReadContact, canReadAllergies, canSeePayments] = (
    ['contact.read', 'allergy.read', 'payment.see'] as const
  ).map((capability) => hasVenueCapability(staff, capability, detail, now));
  if (canReadContact || canReadAllergies) {
    const { resvCode, htlCode } = detail;
    await insertReadingEntry(pool, staff, { action: 'reservation.read', subject: resvCode, htlCode });
  }
  const format = createTextFormatter(language);
  return {
    reservation: {
      ...toDeskRow(row, staff, language, now),
      email: canReadContact ? reservation.bookerEmail : null,
      visitorPhone: canReadContact ? reservation.visitorPhone : null,
      contactVersion: detail.contactVersion,
      language: reservation.language as Language,
      isMember: reservation.userId !== null,
      roomName: format(stored.roomName),
      requestNote: reservation.requestNote,
      menus: stored.lines
        .filter(({ menuIndex }) => menuIndex !== null)
        .map(({ name, count }) => ({ name: format(name), count })),
      noAllergies: canReadAllergies ? reservation.noAllergies : null,
      allergies: canReadAllergies
        ? allergies.map(({ name, other }) => (other === '' ? format(name) : `${format(name)}: ${other}`))
        : null,
      answers: stored.answers.map(({ name, answers }) => ({
        question: format(name),
        answer: answers.map(format).join(', '),
      })),
      createdAt: reservation.createdAt.toISOString(),
      cancelledAt: reservation.cancelledAt?.toISOString() ?? null,
      guestConfirmedAt: reservation.guestConfirmedAt?.toISOString() ?? null,
      spokenConsent: detail.spokenConsent,
      former: detail.former === null ? null : { ...detail.former, paid: canSeePayments ? detail.former.paid : 0 },
      money: canSeePayments ? toMoney(detail, stored) : null,
      history: await listHistory(pool, detail, stored, canSeePayments === true),
      notes: (await listNotes(pool, body.resvCode)).map(toNote),
    },
  };
}
