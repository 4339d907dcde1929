import { postpay } from '@dining/contract/site/orders/order-sheets';
import {
  cancelReservation,
  listMypageReservations,
  listReservations,
  lookUpReservation,
  sendLookupCode,
} from '@dining/contract/site/reservations/my-reservations';
import { getCancelForm, getOwnReservation } from '@dining/contract/site/reservations/own-reservation';
import { getReservation, insertReservation } from '@dining/contract/site/reservations/reservation';
import { getReservationCalendar, getVisitInfo, reconfirmVisit } from '@dining/contract/site/reservations/visit-day';
import type { Feature } from '../../feature';
import { bookWithoutPayment } from './book';
import { calendarFile } from './calendar';
import { cancelOwn } from './cancel';
import { cancelFormOf } from './cancel-form';
import { listOnMypage, listOwn } from './list';
import { lookUp } from './lookup';
import { askForLookup } from './lookup-code';
import { showOwn } from './own';
import { showReservation } from './view';
import { noteComing, showVisit } from './visit-day';

/** Booking what costs nothing now, and showing, finding and cancelling what was booked (Spec §7 Reservation and payment). */
export const reservations: Feature = (mount, deps) => {
  mount(insertReservation, (call) => bookWithoutPayment(deps, call));
  mount(postpay, (call) => bookWithoutPayment(deps, call));
  mount(getReservation, (call) => showReservation(deps, call));
  mount(listReservations, (call) => listOwn(deps, call));
  mount(listMypageReservations, (call) => listOnMypage(deps, call));
  mount(getOwnReservation, (call) => showOwn(deps, call));
  mount(getCancelForm, (call) => cancelFormOf(deps, call));
  mount(lookUpReservation, (call) => lookUp(deps, call));
  mount(sendLookupCode, (call) => askForLookup(deps, call));
  mount(cancelReservation, (call) => cancelOwn(deps, call));
  mount(getVisitInfo, (call) => showVisit(deps, call));
  mount(reconfirmVisit, (call) => noteComing(deps, call));
  mount(getReservationCalendar, (call) => calendarFile(deps, call));
};
