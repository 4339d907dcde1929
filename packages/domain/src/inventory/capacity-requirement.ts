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
  /** Limit of the counter when the rule was loaded; null counts without a limit. */
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

/** A coupon: a counter with a capacity of 1, held, spent and returned together with the rest of its order. */
export interface CouponRequirement extends BaseRequirement {
  readonly counter: 'coupon';
  readonly couponNo: CouponNo;
}

/** What an order takes from one counter. */
export type CapacityRequirement = SeatRequirement | DayRequirement | PersonRequirement | CouponRequirement;

/** Returns the key of the counter that a requirement takes from; the same for all requirements of one counter. */
export const getCounterKey = (requirement: CapacityRequirement): string => {
  switch (requirement.counter) {
    case 'seat':
      return `seat ${requirement.dinCode} ${requirement.visitDay} ${requirement.startTime} ${requirement.unit}`;
    case 'day':
      return `day ${requirement.prodCode} ${requirement.visitDay}`;
    case 'person':
      return `person ${requirement.prodCode} ${requirement.personKey}`;
    case 'coupon':
      return `coupon ${requirement.couponNo}`;
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
 * What is stored with a pending order, to take the same capacity again under later rules: units, person and coupon.
 */
export type StoredRequirement =
  | Pick<DayRequirement, 'counter' | 'amount'>
  | Pick<PersonRequirement, 'counter' | 'personKey'>
  | CouponRequirement;

/** Reduces requirements to what is stored. Omits seats, which follow from the order's visit. */
export const toStoredRequirements = (requirements: readonly CapacityRequirement[]): readonly StoredRequirement[] =>
  requirements.flatMap((requirement): StoredRequirement[] => {
    switch (requirement.counter) {
      case 'seat':
        return [];
      case 'day':
        return [{ counter: 'day', amount: requirement.amount }];
      case 'person':
        return [{ counter: 'person', personKey: requirement.personKey }];
      case 'coupon':
        return [requirement];
    }
  });

type Requirements = readonly (CapacityRequirement | StoredRequirement)[];

/** Lists the coupons that an order takes: one or none (decision 20). */
export const listCouponRequirements = (requirements: Requirements): readonly CouponRequirement[] =>
  requirements.filter((requirement) => requirement.counter === 'coupon');

/** Returns the units that an order takes from the day's and the person's limit; 0 if none. */
export const getRequiredUnits = (requirements: Requirements): number =>
  requirements.find((requirement) => requirement.counter === 'day')?.amount ?? 0;

/** Returns the key of the person whose limit an order counts against; '' if none. */
export const getRequiredPersonKey = (requirements: Requirements): string =>
  requirements.find((requirement) => requirement.counter === 'person')?.personKey ?? '';
