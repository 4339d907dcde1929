import type { Campaign } from '@dining/domain/campaigns/campaign';
import type { PaymentState } from '@dining/domain/payments/states';
import type { ReservationType } from '@dining/domain/products/product';
import { type Attendance, attendances } from '@dining/domain/reservations/attendance';
import type { ReservationStatus } from '@dining/domain/reservations/states';
import type { DinCode, ResvCode } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import { z } from 'zod';
import { code, line, seoulDate, typedResvCode } from '../wire';
import { defineStaffCommand } from './command';

/** As the guest says it on the phone. */
const resvCode = typedResvCode;

/** Confirms a reservation; `again`: it was confirmed before. */
export const confirmReservation = defineStaffCommand<{ readonly again: boolean }>()('/staff/reservations/confirm', { resvCode });

export interface VenueCancellationResult {
  /** It was done before. */
  readonly again: boolean;
  /** Won that goes back: all that was paid. */
  readonly refund: number;
  /** How its payment stands right after; null where nothing was paid. */
  readonly payment: PaymentState | null;
}

/** Cancels a reservation for the venue, with everything given back. */
export const cancelForVenue = defineStaffCommand<VenueCancellationResult>()('/staff/reservations/cancel', {
  resvCode,
  reason: line(200).trim().min(1),
});

/** Says whether the guest came; `again`: the same had been said before. */
export const markAttendance = defineStaffCommand<{ readonly again: boolean; readonly from: Attendance }>()(
  '/staff/reservations/attendance',
  { resvCode, to: z.enum(attendances) },
);

/** Who comes, as the door and the kitchen need it. */
export interface Arrival {
  readonly resvCode: ResvCode;
  readonly time: SeoulTime;
  readonly status: ReservationStatus;
  readonly attendance: Attendance;
  readonly type: ReservationType;
  readonly visitorName: string;
  readonly phone: string;
  readonly adults: number;
  readonly kids: number;
  readonly pickupQuantity: number;
  readonly product: string;
  /** Menus with how many of each, as sold. */
  readonly menus: readonly string[];
  /** '' where it is at a table, or a pickup. */
  readonly room: string;
  readonly allergies: readonly string[];
  readonly request: string;
  /** The venue's questions with what the guest has answered, such as the occasion. */
  readonly answers: readonly string[];
  /** When the guest has said that he comes: an instant, ISO. */
  readonly comingAt: string | null;
  /** A mail to the booker was refused or came back. */
  readonly mailFailed: boolean;
  /** The campaign that brought the guest to the site; null for none. */
  readonly campaign: Campaign | null;
}

export interface ArrivalList {
  readonly venueName: string;
  readonly day: SeoulDate;
  /** By time; what is cancelled is left out. */
  readonly arrivals: readonly Arrival[];
}

/** Who comes to a venue on a day, today where none is named. */
export const listArrivals = defineStaffCommand<ArrivalList>()('/staff/reservations/arrivals', {
  dinCode: code<DinCode>(),
  day: seoulDate.optional(),
});

/** What a campaign has brought; won. */
export interface CampaignCount extends Campaign {
  /** Cancelled ones included. */
  readonly reservations: number;
  readonly cancelled: number;
  /** Paid online for those that are not cancelled. */
  readonly paidAmount: number;
}

/** Campaigns listed at most, the one with the most reservations first. */
export const campaignCountLimit = 200;

/** Counts the reservations that campaigns have brought, by the days on which they were made; the last 30 where none are named. */
export const countCampaigns = defineStaffCommand<{
  readonly from: SeoulDate;
  readonly to: SeoulDate;
  readonly campaigns: readonly CampaignCount[];
}>()('/staff/reservations/campaigns', { from: seoulDate.optional(), to: seoulDate.optional() });
