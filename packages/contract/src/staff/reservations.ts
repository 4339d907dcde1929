import type { Campaign } from '@dining/domain/campaigns/campaign';
import type { ReservationType } from '@dining/domain/products/product';
import type { Attendance } from '@dining/domain/reservations/attendance';
import type { ReservationStatus } from '@dining/domain/reservations/states';
import type { DinCode, ResvCode } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import { defineCode, seoulDateSchema } from '../wire';
import { defineStaffCommand } from './command';

/** A visit of the day, for reception and kitchen. */
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
  /** Menus with their number, as sold. */
  readonly menus: readonly string[];
  /** '' for a table or a pickup. */
  readonly room: string;
  readonly allergies: readonly string[];
  /** When the guest last edited their allergies: an instant, ISO; null if they never did. */
  readonly allergiesChangedAt: string | null;
  readonly request: string;
  /** As `allergiesChangedAt`. */
  readonly requestChangedAt: string | null;
  /** The venue's questions with the guest's answers, such as the occasion. */
  readonly answers: readonly string[];
  /** When the guest confirmed that they will come: an instant, ISO. */
  readonly comingConfirmedAt: string | null;
  /** True if a mail to the booker was rejected or bounced. */
  readonly mailFailed: boolean;
  /** The campaign that brought the guest to the site; null for none. */
  readonly campaign: Campaign | null;
}

export interface ArrivalList {
  readonly venueName: string;
  readonly day: SeoulDate;
  /** By time, without cancelled ones. */
  readonly arrivals: readonly Arrival[];
}

/** Lists the visits of a venue on a day, by default today. */
export const listArrivals = defineStaffCommand<ArrivalList>()('/staff/reservations/arrivals', {
  dinCode: defineCode<DinCode>(),
  day: seoulDateSchema.optional(),
});
