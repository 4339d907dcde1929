import type { CouponNo, DinCode, ProdCode } from '../shared/codes';
import type { SeoulDate, SeoulTime } from '../shared/seoul-time';

/**
 * Version of a rule when an order was checked. Each change of a venue's stock, a product or the holidays gives its
 * scope (`din:…`, `prod:…`, `holidays`) a new version that was never used before.
 */
export interface RuleVersion {
  readonly scope: string;
  readonly version: number;
}

/** Common fields of all requirements. */
interface BaseRequirement {
  readonly amount: number;
  /** Limit of the counter when the rule was read; null counts without a limit. */
  readonly capacity: number | null;
  /** Version of the venue's or product's rule that gave the capacity. */
  readonly ruleVersion: number;
}

/** Seats of a start time: of the pool of tables, or one room. */
export interface SeatRequirement extends BaseRequirement {
  readonly counter: 'seat';
  readonly dinCode: DinCode;
  readonly visitDay: SeoulDate;
  readonly startTime: SeoulTime;
  /** `TABLE` or a room's code. */
  readonly unit: string;
  readonly capacity: number;
}

/** Units of a product on one day of visit. */
export interface DayRequirement extends BaseRequirement {
  readonly counter: 'day';
  readonly prodCode: ProdCode;
  /** Fewest units that the party can order, because one menu may serve several guests. */
  readonly leastAmount: number;
  readonly visitDay: SeoulDate;
}

/** Units of a product to one person over its whole sale period (decision 13b). */
export interface PersonRequirement extends BaseRequirement {
  readonly counter: 'person';
  readonly prodCode: ProdCode;
  readonly personKey: string;
}

/** A coupon: a counter of one, so that it is held, spent and returned with the rest of its order. */
export interface CouponRequirement extends BaseRequirement {
  readonly counter: 'coupon';
  readonly couponNo: CouponNo;
}

/** What an order takes from one counter. */
export type CapacityRequirement = SeatRequirement | DayRequirement | PersonRequirement | CouponRequirement;

/** Returns the key of the counter that a requirement takes from; the same for all requirements of one counter. */
export const getCounterKey = (need: CapacityRequirement): string => {
  switch (need.counter) {
    case 'seat':
      return `seat ${need.dinCode} ${need.visitDay} ${need.startTime} ${need.unit}`;
    case 'day':
      return `day ${need.prodCode} ${need.visitDay}`;
    case 'person':
      return `person ${need.prodCode} ${need.personKey}`;
    case 'coupon':
      return `coupon ${need.couponNo}`;
  }
};

/** Creates the requirement of a coupon. It depends on no rule that could change before it is taken. */
export const createCouponRequirement = (couponNo: CouponNo): CouponRequirement => ({
  counter: 'coupon',
  couponNo,
  amount: 1,
  capacity: 1,
  ruleVersion: 0,
});

/**
 * What must be stored to take the same again under later rules: units, person and coupon. Stored with pending orders.
 */
export type StoredRequirement =
  | Pick<DayRequirement, 'counter' | 'amount'>
  | Pick<PersonRequirement, 'counter' | 'personKey'>
  | CouponRequirement;

/** Reduces requirements to what is stored. Omits seats, which follow from the order's visit. */
export const toStoredRequirements = (needs: readonly CapacityRequirement[]): readonly StoredRequirement[] =>
  needs.flatMap((need): StoredRequirement[] => {
    switch (need.counter) {
      case 'seat':
        return [];
      case 'day':
        return [{ counter: 'day', amount: need.amount }];
      case 'person':
        return [{ counter: 'person', personKey: need.personKey }];
      case 'coupon':
        return [need];
    }
  });

type Requirements = readonly (CapacityRequirement | StoredRequirement)[];

/** Lists the coupons that an order takes: one or none (decision 20). */
export const listCouponRequirements = (needs: Requirements): readonly CouponRequirement[] =>
  needs.filter((need) => need.counter === 'coupon');

/** Returns the units that an order takes from the day's and the person's limit; 0 if none. */
export const getRequiredUnits = (needs: Requirements): number =>
  needs.find((need) => need.counter === 'day')?.amount ?? 0;

/** Returns the key of the person whose limit an order counts against; '' if none. */
export const getRequiredPersonKey = (needs: Requirements): string =>
  needs.find((need) => need.counter === 'person')?.personKey ?? '';
