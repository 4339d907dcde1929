import { insertReservation, viewReservation } from '@dining/contract/reservations';
import type { Feature } from '../../deps';
import { insertWithoutPayment } from './insert';
import { showReservation } from './view';

/** Booking what costs nothing now, and showing what was booked (Spec §7 Reservation and payment). */
export const reservations: Feature = (mount, deps) => {
  mount(insertReservation, (call) => insertWithoutPayment(deps, call));
  mount(viewReservation, (call) => showReservation(deps, call));
};
