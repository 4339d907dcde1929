import type { Config } from '../config/config';
import type { StoredReservation } from '../stores/reservations/reservation-view';

/** Returns the business days in which a cancelled reservation's refund usually arrives; 0 if nothing is refunded. */
export function getRefundDays(
  { refundDays }: Pick<Config, 'refundDays'>,
  { payMethod, refundAmount }: Pick<StoredReservation['reservation'], 'payMethod' | 'refundAmount'>,
): number {
  return payMethod === 'none' || (refundAmount ?? 0) === 0 ? 0 : refundDays[payMethod];
}
