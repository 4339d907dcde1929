import { getVisitStart } from '../shared/seoul-calendar';
import type { Visit } from '../shared/seoul-time';
import { calculateGuestCancellation } from './fee';
import type { CancelPolicy } from './policy';

/** Hours before the visit at which the examples of a policy show its fee. */
export const exampleHours = [30, 20, 3] as const;

/** A booking by which the fees of a policy are shown. */
export interface ExampleBooking {
  /** In won. */
  readonly paidAmount: number;
  readonly isDeposit: boolean;
}

/** The fee in won if the guest cancels the booking this many hours before the visit. */
export interface FeeExample {
  readonly hoursBefore: number;
  readonly fee: number;
}

/** Any visit: fees depend only on the time left until it. */
const visit: Visit = { date: '2026-01-15', time: '18:00' };

/** Lists what the venue would keep of a booking at each of the example hours, after its grace period. */
export const listFeeExamples = (policy: CancelPolicy, booking: ExampleBooking): readonly FeeExample[] =>
  exampleHours.map((hoursBefore) => {
    const now = new Date(getVisitStart(visit).getTime() - hoursBefore * 3_600_000);
    return { hoursBefore, fee: calculateGuestCancellation({ policy, visit, ...booking, bookedAt: null }, now).fee };
  });
