import { type Failure, fail } from '@dining/contract/failure';
import type { changeReservationContact, resendConfirmation } from '@dining/contract/staff/desk';
import { isPersonName } from '@dining/domain/members/person-name';
import type { ResvCode } from '@dining/domain/shared/codes';
import { parseEmail } from '@dining/domain/shared/email';
import { maskEmail, maskName, maskPhone } from '@dining/domain/shared/masking';
import {
  canonicalizePhoneNumber,
  getCanonicalPhone,
  parsePhoneNumber,
  serializePhoneNumber,
} from '@dining/domain/shared/phone-number';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { normalizeName } from '@dining/domain/shared/typed-text';
import type { PoolClient } from 'pg';
import { enqueueGuestMessages } from '../../../booking/checkout/create-reservation';
import type { Deps } from '../../../config/deps';
import { authorize, runStaffWrite, type StaffCall } from '../../../http/staff-mount';
import { createAuditOrigin, type StaffCaller } from '../../../http/staff-session';
import { parseForeignNumber } from '../../../lib/phone-numbers';
import { insertAuditEntry } from '../../../stores/app/audit';
import {
  type BookerContact,
  enqueueConfirmationAgain,
  lockContact,
  type ReservationContact,
  updateContact,
} from '../../../stores/reservations/contact';
import { createVenueScope } from './venue-permissions';

const maskContact = ({ name, phone, email }: BookerContact) => ({
  name: maskName(name),
  phone: maskPhone(phone),
  email: maskEmail(email),
});

function parseContact(typed: { name: string; phone: string; email: string }): BookerContact | Failure {
  const name = normalizeName(typed.name);
  if (!isPersonName(name)) return fail('name_invalid');
  const phone = parsePhoneNumber(typed.phone);
  if (getCanonicalPhone(phone, parseForeignNumber) === null) return fail('phone_invalid');
  const email = parseEmail(typed.email);
  if (email === null) return fail('email_invalid');
  return { name, phone: serializePhoneNumber(canonicalizePhoneNumber(phone, parseForeignNumber)), email };
}

/** Locks a reservation. Fails if it is unknown, the caller may not change it, it is cancelled, or its day is over. */
async function lockChangeableReservation(
  deps: Deps,
  client: PoolClient,
  staff: StaffCaller,
  resvCode: ResvCode,
): Promise<ReservationContact | Failure> {
  const reservation = await lockContact(client, resvCode);
  if (reservation === undefined) return fail('not_found');
  const refusal = authorize(staff, 'change', createVenueScope(reservation), deps.now());
  if (refusal !== undefined) return refusal;
  if (reservation.status === 'cancel') return fail('already_cancelled');
  return reservation.visitDay < getTodayInSeoul(deps.now()) ? fail('past') : reservation;
}

export const handleResendConfirmation = (deps: Deps, call: StaffCall<typeof resendConfirmation>) =>
  runStaffWrite<{ messageCount: number }>(deps, call, async (client) => {
    const { body, staff } = call;
    const reservation = await lockChangeableReservation(deps, client, staff, body.resvCode);
    if ('failure' in reservation) return reservation;
    const messageCount = await enqueueConfirmationAgain(client, body.resvCode);
    await insertAuditEntry(client, {
      actorName: staff.name,
      action: 'reservation.resend',
      subject: body.resvCode,
      htlCode: reservation.htlCode,
      origin: createAuditOrigin(staff),
    });
    return { messageCount };
  });

/**
 * Changes the booker's contact and enqueues the confirmation for it. The audit entry masks the old and new contact,
 * because the entry is kept longer than they are.
 */
export async function changeContact(deps: Deps, call: StaffCall<typeof changeReservationContact>) {
  const { body, staff } = call;
  const contact = parseContact(body);
  if ('failure' in contact) return contact;
  return runStaffWrite<{ contactVersion: number; messageCount: number }>(deps, call, async (client) => {
    const { resvCode, contactVersion } = body;
    const reservation = await lockChangeableReservation(deps, client, staff, resvCode);
    if ('failure' in reservation) return reservation;
    const { htlCode, visitDay, visitTime, version } = reservation;
    if (!(await updateContact(client, resvCode, contactVersion, contact))) {
      const { name, phone, email } = reservation;
      return { failure: 'changed_meanwhile', current: { name, phone, email, contactVersion: version } };
    }
    const messageCount = await enqueueConfirmationAgain(client, resvCode);
    // If the number was foreign and is now Korean, the reminder is also sent by SMS.
    await enqueueGuestMessages(client, resvCode, { date: visitDay, time: visitTime }, deps.now());
    await insertAuditEntry(client, {
      actorName: staff.name,
      action: 'reservation.contact',
      subject: resvCode,
      htlCode,
      origin: createAuditOrigin(staff),
      before: maskContact(reservation),
      after: maskContact(contact),
    });
    return { contactVersion: version + 1, messageCount };
  });
}
