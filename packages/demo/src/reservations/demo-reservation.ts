import type { SeoulTime } from '@dining/domain/shared/seoul-time';

/** Status of a demo reservation. */
type Outcome = 'visited' | 'no_show' | 'coming' | 'confirmed' | 'cancelled';

/**
 * A reservation to create. The planner books it on the first day from `day` on (backwards in the past) that the rules
 * allow, and omits it if it finds none.
 */
export interface DemoReservation {
  /** Key that reviews and other demo reservations refer to. */
  readonly id: string;
  /** Key of the member or guest who books. */
  readonly personId: string;
  readonly prodCode: string;
  /** Days after the day of seeding; negative in the past. */
  readonly day: number;
  /** Id of another reservation; this one is booked on the same day or not at all. */
  readonly sameDayAs?: string;
  /** Start time; by default, the planner chooses one that is available. */
  readonly time?: SeoulTime;
  /** Adults and kids; missing for a pickup. */
  readonly party?: readonly [adults: number, kids: number];
  /** Menus and their quantities; by default enough of the first menu on sale for the party. */
  readonly menus?: readonly (readonly [menuIndex: number, count: number])[];
  readonly quantity?: number;
  readonly outcome: Outcome;
  /** Minimum days between booking and visit; 9 by default. The booking is always before the day of seeding. */
  readonly daysAhead?: number;
  /** Otherwise paid by card. */
  readonly isPaidByTransfer?: boolean;
  readonly note?: string;
  /** Allergy codes of `allergies.ts`. */
  readonly allergies?: readonly string[];
  /** Text for the allergy AG0005, “other”. */
  readonly otherAllergy?: string;
  /** Visitor other than the booker. */
  readonly visitor?: readonly [name: string, phone: string];
  /** Answer to free-text questions. */
  readonly answer?: string;
  /** True if paid with the member's welcome coupon. */
  readonly usesWelcomeCoupon?: boolean;
  /** Hours before the visit at which it was cancelled. */
  readonly cancelledHoursBefore?: number;
}
