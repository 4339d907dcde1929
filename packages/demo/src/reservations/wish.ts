import type { SeoulTime } from '@dining/domain/shared/seoul-time';

/** What became, or will become, of a demo reservation. */
type Outcome = 'visited' | 'no_show' | 'coming' | 'confirmed' | 'cancelled';

/** A reservation as somebody wished it. The planner finds the nearest day on which the house's own rules allow it. */
export interface Wish {
  /** What a review refers to. */
  readonly id: string;
  /** A member's or a guest's key. */
  readonly who: string;
  readonly prodCode: string;
  /** Days from the day of seeding; negative lies in the past. */
  readonly day: number;
  /** Only on the day that this other wish was given. */
  readonly onDayOf?: string;
  /** The first start time that can be had when left out. */
  readonly time?: SeoulTime;
  /** Adults and kids; none for a pickup. */
  readonly party?: readonly [adults: number, kids: number];
  /** Menus and how many; enough of the first for the party when left out. */
  readonly menus?: readonly (readonly [menuIndex: number, count: number])[];
  readonly quantity?: number;
  readonly outcome: Outcome;
  /** Days between booking and visit; 9 when left out. */
  readonly ahead?: number;
  readonly account?: boolean;
  readonly note?: string;
  readonly allergies?: readonly string[];
  readonly other?: string;
  /** Who comes instead of the booker. */
  readonly visitor?: readonly [name: string, phone: string];
  /** Answer to questions in words. */
  readonly answer?: string;
  /** Paid with the member's welcome coupon. */
  readonly coupon?: boolean;
  /** Hours before the visit at which it was cancelled. */
  readonly cancelledHours?: number;
}
