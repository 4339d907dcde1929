import { getVisitStart } from '../shared/seoul-calendar';
import type { Visit } from '../shared/seoul-time';
import type { CancelPolicy } from './policy';

/** Cancelling in the grace period is free only if the visit is further away than this (decision 49). */
const graceEndsBeforeMs = 24 * 3_600_000;

interface GraceInput {
  readonly policy: Pick<CancelPolicy, 'graceMinutes'>;
  readonly visit: Visit;
}

const isFarEnough = ({ visit }: GraceInput, now: Date): boolean =>
  getVisitStart(visit).getTime() - now.getTime() > graceEndsBeforeMs;

/** Returns true if a booking made now has a grace period (decision 49). */
export const hasGrace = (booking: GraceInput, now: Date): boolean =>
  booking.policy.graceMinutes > 0 && isFarEnough(booking, now);

/**
 * Returns when the grace period of a booking ends: after its minutes, or a day before the visit if that is earlier
 * (decision 49).
 */
export function getGraceEnd({ policy, visit }: GraceInput, bookedAt: Date): Date {
  const latestEndMs = getVisitStart(visit).getTime() - graceEndsBeforeMs;
  return new Date(Math.min(bookedAt.getTime() + policy.graceMinutes * 60_000, latestEndMs));
}

/**
 * Returns true if a guest cancels without a fee now because they have just booked (decision 49). The end of the grace
 * minutes is included; exactly 24 hours before the visit is too late.
 */
export const isInGrace = (booking: GraceInput, bookedAt: Date, now: Date): boolean =>
  hasGrace(booking, now) && now <= getGraceEnd(booking, bookedAt);
