import { cancelReservation, listReservations, lookUpReservation } from '@dining/contract/site/reservations/my-reservations';
import { insertReservation, viewReservation } from '@dining/contract/site/reservations/reservation';
import type { Feature } from '../../feature';
import { cancelOwn } from './cancel';
import { insertWithoutPayment } from './insert';
import { listOwn } from './list';
import { lookUp } from './lookup';
import { showReservation } from './view';

/** Booking what costs nothing now, and showing, finding and cancelling what was booked (Spec §7 Reservation and payment). */
export const reservations: Feature = (mount, deps) => {
  mount(insertReservation, (call) => insertWithoutPayment(deps, call));
  mount(viewReservation, (call) => showReservation(deps, call));
  mount(listReservations, (call) => listOwn(deps, call));
  mount(lookUpReservation, (call) => lookUp(deps, call));
  mount(cancelReservation, (call) => cancelOwn(deps, call));
};
