import { type Failure, fail, isFailure } from '@dining/contract/failure';
import {
  addReservationNote,
  bookByPhone as bookCall,
  cancelReservationForVenue,
  changeReservationContact,
  confirmForVenue,
  quotePhoneBooking as quoteCall,
  resendConfirmation,
  searchReservations as searchCall,
  viewReservation as viewCall,
} from '@dining/contract/staff/desk';
import { listPayLinks, openPayLink, sendPayLink, withdrawPayLink } from '@dining/contract/staff/pay-links';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { lockAndConfirm } from '../../../booking/attendance/confirm-reservation';
import { lockAndRecordVenueCancellation } from '../../../booking/cancellation/cancel-for-venue';
import { sendRefund } from '../../../booking/cancellation/cancel-reservation';
import { createPaymentDeps } from '../../../booking/payments/payment-deps';
import type { Deps } from '../../../config/deps';
import { authorize, runStaffWrite, type StaffCall } from '../../../http/staff-mount';
import { insertAuditEntry } from '../../../stores/app/audit';
import { insertNote, listNotes, lockDeskReservation } from '../../../stores/reservations/desk-detail';
import type { StaffFeature } from '../../feature';
import { changeContact, resend } from './contact';
import { createOrigin, createVenueScope } from './desk-scopes';
import { listLinks, openLink, sendLink, withdraw } from './pay-links';
import { bookByPhone } from './phone-booking';
import { quotePhoneBooking } from './phone-offer';
import { searchReservations } from './search';
import { toNote, viewReservation } from './view';

const addNote = (deps: Deps, call: StaffCall<typeof addReservationNote>) =>
  runStaffWrite<{ notes: ReturnType<typeof toNote>[] }>(deps, call, async (client) => {
    const { body, staff } = call;
    const place = await lockDeskReservation(client, body.resvCode);
    if (place === undefined) return fail('not_found');
    const refusal = authorize(staff, 'member.note', createVenueScope(place), deps.now());
    if (refusal !== undefined) return refusal;
    const { htlCode } = place;
    await insertNote(client, { resvCode: body.resvCode, htlCode, author: staff.name, note: body.note });
    await insertAuditEntry(client, {
      operator: staff.name,
      action: 'reservation.note',
      subject: body.resvCode,
      htlCode,
      origin: createOrigin(staff),
    });
    return { notes: (await listNotes(client, body.resvCode)).map(toNote) };
  });

const confirm = (deps: Deps, call: StaffCall<typeof confirmForVenue>) =>
  runStaffWrite<{ again: boolean }>(deps, call, async (client) => {
    const { body, staff } = call;
    const { resvCode } = body;
    const place = await lockDeskReservation(client, resvCode);
    if (place === undefined) return fail('not_found');
    const refusal = authorize(staff, 'change', createVenueScope(place), deps.now());
    if (refusal !== undefined) return refusal;
    const origin = createOrigin(staff);
    const confirmed = await lockAndConfirm(client, deps.now(), { resvCode, operator: staff.name, origin });
    if (confirmed.ok) return { again: confirmed.again };
    if (confirmed.error === 'not_found') return fail('not_found');
    return fail(confirmed.error === 'is_cancelled' ? 'already_cancelled' : 'past');
  });

/** Cancels for the venue in one commit, then sends the refund: a crash in between leaves it to the reconciler. */
async function cancel(deps: Deps, call: StaffCall<typeof cancelReservationForVenue>) {
  const { body, staff, request } = call;
  const paymentDeps = createPaymentDeps(deps, request.log, { kind: 'staff', name: staff.name });
  let refunded: ShopOrderNo | undefined;
  const answer = await runStaffWrite<{ again: boolean; refund: number }>(deps, call, async (client) => {
    refunded = undefined;
    const place = await lockDeskReservation(client, body.resvCode);
    if (place === undefined) return fail('not_found');
    const refusal: Failure | undefined = authorize(staff, 'venue.cancel', createVenueScope(place), deps.now());
    if (refusal !== undefined) return refusal;
    const origin = createOrigin(staff);
    const cancellation = { ...body, operator: staff.name, origin };
    const cancelled = await lockAndRecordVenueCancellation(client, paymentDeps, cancellation);
    if (!cancelled.ok) return fail(cancelled.error === 'cancelled_by_guest' ? 'already_cancelled' : cancelled.error);
    const { again, refund, shopOrderNo } = cancelled;
    if (!again && refund > 0) refunded = shopOrderNo;
    return { again, refund };
  });
  if (refunded !== undefined && !isFailure(answer)) await sendRefund(paymentDeps, refunded);
  return answer;
}

export const desk: StaffFeature = (mount, deps) => {
  mount(searchCall, (call) => searchReservations(deps, call));
  mount(viewCall, (call) => viewReservation(deps, call));
  mount(addReservationNote, (call) => addNote(deps, call));
  mount(resendConfirmation, (call) => resend(deps, call));
  mount(changeReservationContact, (call) => changeContact(deps, call));
  mount(confirmForVenue, (call) => confirm(deps, call));
  mount(cancelReservationForVenue, (call) => cancel(deps, call));
  mount(quoteCall, (call) => quotePhoneBooking(deps, call));
  mount(bookCall, (call) => bookByPhone(deps, call));
  mount(listPayLinks, (call) => listLinks(deps, call));
  mount(sendPayLink, (call) => sendLink(deps, call));
  mount(openPayLink, (call) => openLink(deps, call));
  mount(withdrawPayLink, (call) => withdraw(deps, call));
};
