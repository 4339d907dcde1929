import { type Attendance, type AttendanceError, canMarkAttendance } from '@dining/domain/reservations/attendance';
import type { ResvCode } from '@dining/domain/shared/codes';
import { inTransaction } from '../../db/transaction';
import { insertAuditEntry } from '../../stores/app/audit';
import { lockAttendance, updateAttendance } from '../../stores/reservations/attendance';
import type { PaymentDeps } from '../payments/payment-deps';
import { correctPoints } from '../points/correct-points';

export type MarkResult =
  | { readonly ok: true; readonly from: Attendance; readonly again: boolean }
  | { readonly ok: false; readonly error: AttendanceError | 'not_found' };

export const markAttendance = (
  { pool, now }: Pick<PaymentDeps, 'pool' | 'now'>,
  { resvCode, to, operator }: { readonly resvCode: ResvCode; readonly to: Attendance; readonly operator: string },
): Promise<MarkResult> =>
  inTransaction<MarkResult>(
    pool,
    async (client) => {
      const reservation = await lockAttendance(client, resvCode);
      if (reservation === undefined) return { ok: false, error: 'not_found' };
      const { attendance: from, htlCode, status } = reservation;
      if (from === to && status !== 'cancel') return { ok: true, from, again: true };
      const check = canMarkAttendance(reservation, to, now());
      if (!check.ok) return check;
      await updateAttendance(client, resvCode, to);
      if (from === 'no_show' || to === 'no_show') await correctPoints(client, resvCode);
      await insertAuditEntry(client, {
        operator,
        action: 'reservation.attendance',
        subject: resvCode,
        htlCode,
        detail: { from, to },
      });
      return { ok: true, from, again: false };
    },
    (result) => result.ok,
  );
