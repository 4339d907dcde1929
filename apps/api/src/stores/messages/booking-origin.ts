import type { ReservationActor } from '@dining/domain/reservations/states';
import type { ResvCode } from '@dining/domain/shared/codes';
import type { Pool } from 'pg';
import { sql } from '../../db/sql';
import type { Channel } from './outbox';

/** The facts about a booking on which the limits of messages about it depend. */
export interface BookingOrigin {
  /** The member's id, or the guest id of a session (`guest_id`). */
  readonly bookedBy: string;
  /** True if the message goes to the contact of the account that booked. */
  readonly isOwnContact: boolean;
  readonly isPaid: boolean;
  readonly cancelledBy: ReservationActor | null;
}

export async function findBookingOrigin(
  pool: Pool,
  resvCode: ResvCode,
  channel: Channel,
): Promise<BookingOrigin | undefined> {
  const { rows } = await pool.query<BookingOrigin>(sql('find_booking_origin')`
    SELECT coalesce(r.user_id, r.guest_id) AS "bookedBy", r.pay_amount > 0 AS "isPaid", r.cancelled_by AS "cancelledBy",
      coalesce(CASE ${channel} WHEN 'mail' THEN m.user_id = lower(r.booker_email)
        ELSE m.phone = regexp_replace(r.booker_phone, '[^0-9+]', '', 'g') END, false) AS "isOwnContact"
    FROM reservation r LEFT JOIN member m ON m.user_id = r.user_id AND m.left_at IS NULL
    WHERE r.resv_code = ${resvCode}`);
  return rows[0];
}
