import { fail } from '@dining/contract/failure';
import {
  addReservationNote,
  bookByPhone as bookCall,
  cancelReservationForVenue,
  changeReservationContact,
  confirmForVenue,
  listCancelAlternatives,
  quotePhoneBooking as quoteCall,
  resendConfirmation,
  searchReservations as searchCall,
  viewReservation as viewCall,
} from '@dining/contract/staff/desk';
import { listPayLinks, openPayLink, sendPayLink, withdrawPayLink } from '@dining/contract/staff/pay-links';
import { confirmReservation } from '../../../booking/attendance/confirm-reservation';
import type { Deps } from '../../../config/deps';
import { authorize, runStaffWrite, type StaffCall } from '../../../http/staff-mount';
import { createAuditOrigin } from '../../../http/staff-session';
import { insertAuditEntry } from '../../../stores/app/audit';
import { insertNote, listNotes, lockDeskReservation } from '../../../stores/reservations/desk-detail';
import type { StaffFeature } from '../../feature';
import { cancelReservation, viewAlternatives } from './cancel';
import { changeContact, handleResendConfirmation } from './contact';
import { listLinks, openLink, sendLink, withdrawLinkByStaff } from './pay-links';
import { bookByPhone } from './phone-booking';
import { quotePhoneBooking } from './phone-offer';
import { searchReservations } from './search';
import { createVenueScope } from './venue-permissions';
import { toNote, viewReservation } from './view';

const addNote = (deps: Deps, call: StaffCall<typeof addReservationNote>) =>
  runStaffWrite<{ notes: ReturnType<typeof toNote>[] }>(deps, call, async (client) => {
    const { body, staff } = call;
    const reservation = await lockDeskReservation(client, body.resvCode);
    if (reservation === undefined) return fail('not_found');
    const refusal = authorize(staff, 'member.note', createVenueScope(reservation), deps.now());
    if (refusal !== undefined) return refusal;
    const { htlCode } = reservation;
    await insertNote(client, { resvCode: body.resvCode, htlCode, author: staff.name, note: body.note });
    await insertAuditEntry(client, {
      actorName: staff.name,
      action: 'reservation.note',
      subject: body.resvCode,
      htlCode,
      origin: createAuditOrigin(staff),
    });
    return { notes: (await listNotes(client, body.resvCode)).map(toNote) };
  });

const handleConfirm = (deps: Deps, call: StaffCall<typeof confirmForVenue>) =>
  runStaffWrite<{ isRepetition: boolean }>(deps, call, async (client) => {
    const { body, staff } = call;
    const { resvCode } = body;
    const reservation = await lockDeskReservation(client, resvCode);
    if (reservation === undefined) return fail('not_found');
    const refusal = authorize(staff, 'change', createVenueScope(reservation), deps.now());
    if (refusal !== undefined) return refusal;
    const origin = createAuditOrigin(staff);
    const confirmed = await confirmReservation(client, deps.now(), { resvCode, actorName: staff.name, origin });
    if (confirmed.ok) return { isRepetition: confirmed.isRepetition };
    if (confirmed.error === 'not_found') return fail('not_found');
    return fail(confirmed.error === 'is_cancelled' ? 'already_cancelled' : 'past');
  });

export const desk: StaffFeature = (mount, deps) => {
  mount(searchCall, (call) => searchReservations(deps, call));
  mount(viewCall, (call) => viewReservation(deps, call));
  mount(addReservationNote, (call) => addNote(deps, call));
  mount(resendConfirmation, (call) => handleResendConfirmation(deps, call));
  mount(changeReservationContact, (call) => changeContact(deps, call));
  mount(confirmForVenue, (call) => handleConfirm(deps, call));
  mount(listCancelAlternatives, (call) => viewAlternatives(deps, call));
  mount(cancelReservationForVenue, (call) => cancelReservation(deps, call));
  mount(quoteCall, (call) => quotePhoneBooking(deps, call));
  mount(bookCall, (call) => bookByPhone(deps, call));
  mount(listPayLinks, (call) => listLinks(deps, call));
  mount(sendPayLink, (call) => sendLink(deps, call));
  mount(openPayLink, (call) => openLink(deps, call));
  mount(withdrawPayLink, (call) => withdrawLinkByStaff(deps, call));
};
