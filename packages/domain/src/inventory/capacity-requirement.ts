import type { CouponNo, DinCode, ProdCode } from '../shared/codes';
import type { SeoulDate, SeoulTime } from '../shared/seoul-time';

/**
 * Version of a rule when an order was checked. Each change of a venue's stock, a product or the holidays gives its
 * scope (`din:…`, `prod:…`, `holidays`) a new version. Versions are never reused.
 */
export interface RuleVersion {
  readonly scope: string;
  readonly version: number;
}

/** Common fields of all requirements. */
interface BaseRequirement {
  readonly amount: number;
  /** Limit of the counter when the rule was loaded; null if units are counted without a limit. */
  readonly capacity: number | null;
  /** Version of the venue's or product's rule from which the capacity was taken; 0 for a coupon. */
  readonly ruleVersion: number;
}

/** Seats of a start time: some seats at tables, or one room. */
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
  /** Minimum units that the party can order, because one menu may serve several guests. */
  readonly minAmount: number;
  readonly visitDay: SeoulDate;
}

/** Units of a product sold to one person over its whole sale period (decision 13b). */
export interface PersonRequirement extends BaseRequirement {
  readonly counter: 'person';
  readonly prodCode: ProdCode;
  readonly personKey: string;
}

/** A coupon: a counter with a capacity of 1 that is held, spent and released together with the rest of its order. */
export interface CouponRequirement extends BaseRequirement {
  readonly counter: 'coupon';
  readonly couponNo: CouponNo;
}

/** The capacity that an order takes from one counter. */
export type CapacityRequirement = SeatRequirement | DayRequirement | PersonRequirement | CouponRequirement;

/** Returns the key of the counter from which a requirement takes capacity. */
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

/** Creates the requirement of a coupon. No rule can change it. */
export const createCouponRequirement = (couponNo: CouponNo): CouponRequirement => ({
  counter: 'coupon',
  couponNo,
  amount: 1,
  capacity: 1,
  ruleVersion: 0,
});

/**
 * The requirements that are stored with a pending order, so that the same capacity can be taken again under later
 * rules: units, person and coupon.
 */
export type StoredRequirement =
  | Pick<DayRequirement, 'counter' | 'amount'>
  | Pick<PersonRequirement, 'counter' | 'personKey'>
  | CouponRequirement;

/** Returns the requirements that are stored. Omits seats, which follow from the order's visit. */
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

/** Lists the coupons that an order uses: one or none (decision 20). */
export const listCouponRequirements = (requirements: Requirements): readonly CouponRequirement[] =>
  requirements.filter((requirement) => requirement.counter === 'coupon');

/** Returns the units that an order takes from the daily limit and the limit per person; 0 if none. */
export const getRequiredUnits = (requirements: Requirements): number =>
  requirements.find((requirement) => requirement.counter === 'day')?.amount ?? 0;

/** Returns the key of the person against whose limit an order is counted; '' if none. */
export const getRequiredPersonKey = (requirements: Requirements): string =>
  requirements.find((requirement) => requirement.counter === 'person')?.personKey ?? '';
