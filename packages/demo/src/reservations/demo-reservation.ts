import type { SeoulTime } from '@dining/domain/shared/seoul-time';

/** Status of a demo reservation. */
type Outcome = 'visited' | 'no_show' | 'coming' | 'confirmed' | 'cancelled';

/** A reservation to create. The planner books it on the nearest day that the rules allow. */
export interface DemoReservation {
  /** Key that reviews refer to. */
  readonly id: string;
  /** Key of the member or guest who books. */
  readonly personId: string;
  readonly prodCode: string;
  /** Days from the day of seeding; negative is in the past. */
  readonly day: number;
  /** Only booked on the day of this other reservation. */
  readonly sameDayAs?: string;
  /** The first available start time by default. */
  readonly time?: SeoulTime;
  /** Adults and kids; missing for a pickup. */
  readonly party?: readonly [adults: number, kids: number];
  /** Menus and their quantities; by default enough of the first menu for the party. */
  readonly menus?: readonly (readonly [menuIndex: number, count: number])[];
  readonly quantity?: number;
  readonly outcome: Outcome;
  /** Days between booking and visit; 9 by default. */
  readonly ahead?: number;
  readonly account?: boolean;
  readonly note?: string;
  readonly allergies?: readonly string[];
  readonly other?: string;
  /** Visitor other than the booker. */
  readonly visitor?: readonly [name: string, phone: string];
  /** Answer to free-text questions. */
  readonly answer?: string;
  /** True if paid with the member's welcome coupon. */
  readonly coupon?: boolean;
  /** Hours before the visit at which it was cancelled. */
  readonly cancelledHours?: number;
}
