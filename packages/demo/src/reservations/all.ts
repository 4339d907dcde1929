import { reviewedVisits } from '../reviewed-visits/all';
import type { DemoReservation } from './demo-reservation';
import { eveningReservations } from './evening';
import { pastReservations } from './past';
import { regularReservations } from './regulars';
import { upcomingReservations } from './upcoming';

/** All demo reservations, in the order in which they are booked. */
export const demoReservations: readonly DemoReservation[] = [
  ...pastReservations,
  ...regularReservations,
  ...upcomingReservations,
  ...eveningReservations,
  ...reviewedVisits.map(({ reservation }) => reservation),
];
