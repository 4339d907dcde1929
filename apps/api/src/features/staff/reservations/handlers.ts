import { rejectCommand } from '@dining/contract/staff/command';
import {
  campaignCountLimit,
  cancelForVenue,
  confirmReservation,
  countCampaigns,
  listArrivals,
  markAttendance,
} from '@dining/contract/staff/reservations';
import { daysToCorrect } from '@dining/domain/reservations/attendance';
import type { Actor } from '@dining/domain/shared/actor';
import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { confirmReservation as confirm } from '../../../booking/attendance/confirm-reservation';
import { markAttendance as mark } from '../../../booking/attendance/mark-attendance';
import { cancelForVenue as cancel } from '../../../booking/cancellation/cancel-for-venue';
import { createPaymentDeps } from '../../../booking/payments/payment-deps';
import { getPayment } from '../../../stores/payments/payments';
import { countByCampaign } from '../../../stores/reservations/campaigns';
import { createCommandHandler } from '../../command';
import { listDayArrivals } from './arrivals';

const createStaffActor = (name: string): Actor => ({ kind: 'staff', name });
const refuseUnknown = (resvCode: string) => rejectCommand('unknown_reservation', { resvCode });

export const reservations = [
  createCommandHandler(confirmReservation, async (deps, { resvCode, operator, log }) => {
    const confirmed = await confirm(createPaymentDeps(deps, log, createStaffActor(operator)), resvCode, operator);
    if (confirmed.ok) return { again: confirmed.again };
    return confirmed.error === 'not_found' ? refuseUnknown(resvCode) : rejectCommand(confirmed.error);
  }),

  createCommandHandler(cancelForVenue, async (deps, { log, ...command }) => {
    const cancelled = await cancel(createPaymentDeps(deps, log, createStaffActor(command.operator)), command);
    if (cancelled.ok) {
      const payment = await getPayment(deps.database.pool, cancelled.shopOrderNo);
      return { again: cancelled.again, refund: cancelled.refund, payment: payment?.state ?? null };
    }
    if (cancelled.error === 'not_found') return refuseUnknown(command.resvCode);
    if (cancelled.error === 'cancelled_by_guest') {
      return rejectCommand('cancelled_by_guest', { fee: cancelled.fee, refund: cancelled.refund });
    }
    return rejectCommand(cancelled.error, { days: daysToCorrect });
  }),

  createCommandHandler(markAttendance, async (deps, { log, ...command }) => {
    const marked = await mark(createPaymentDeps(deps, log, createStaffActor(command.operator)), command);
    if (marked.ok) return { again: marked.again, from: marked.from };
    return marked.error === 'not_found'
      ? refuseUnknown(command.resvCode)
      : rejectCommand(marked.error, { days: daysToCorrect });
  }),

  createCommandHandler(listArrivals, listDayArrivals),

  createCommandHandler(
    countCampaigns,
    async ({ database: { pool }, now }, { to = getTodayInSeoul(now()), from = addDays(to, -29) }) => ({
      from,
      to,
      campaigns: await countByCampaign(pool, from, to, campaignCountLimit),
    }),
  ),
];
