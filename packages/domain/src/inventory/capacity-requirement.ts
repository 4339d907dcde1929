import type { CouponNo, DinCode, ProdCode } from '../shared/codes';
import type { SeoulDate, SeoulTime } from '../shared/seoul-time';

/**
 * How a rule stood when an order was checked: each change of a venue's stock, of a product or of the holidays gives its scope
 * (`din:…`, `prod:…`, `holidays`) a new version, and no version comes twice.
 */
export interface RuleVersion {
  readonly scope: string;
  readonly version: number;
}

/** What every need says: how much it takes, what the counter may hold, and which version of the rule said so. */
interface BaseRequirement {
  readonly amount: number;
  /** As the rule stood when it was read; null counts without a limit. */
  readonly capacity: number | null;
  /** The version of the venue's or the product's rule that the capacity came from. */
  readonly ruleVersion: number;
}

/** The seats of a start time: the pool of tables, or one room. */
export interface SeatRequirement extends BaseRequirement {
  readonly counter: 'seat';
  readonly dinCode: DinCode;
  readonly visitDay: SeoulDate;
  readonly startTime: SeoulTime;
  /** `TABLE`, or a room's code. */
  readonly unit: string;
  readonly capacity: number;
}

/** Units of a product for one day of visit. */
export interface DayRequirement extends BaseRequirement {
  readonly counter: 'day';
  readonly prodCode: ProdCode;
  /** The fewest units that the party can order: its menus may serve several. */
  readonly leastAmount: number;
  readonly visitDay: SeoulDate;
}

/** Units of a product that one person may have over its whole sale period (decision 13b). */
export interface PersonRequirement extends BaseRequirement {
  readonly counter: 'person';
  readonly prodCode: ProdCode;
  readonly personKey: string;
}

/** A coupon: there is one of it, so that it is held, spent and given back with everything else that its order takes. */
export interface CouponRequirement extends BaseRequirement {
  readonly counter: 'coupon';
  readonly couponNo: CouponNo;
}

/** What an order takes from one counter. */
export type CapacityRequirement = SeatRequirement | DayRequirement | PersonRequirement | CouponRequirement;

/** Names the counter that a need takes from; two needs of one counter have the same. */
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

/** What an order with a coupon takes; it depends on no rule that could change between checking and taking. */
export const createCouponRequirement = (couponNo: CouponNo): CouponRequirement => ({
  counter: 'coupon',
  couponNo,
  amount: 1,
  capacity: 1,
  ruleVersion: 0,
});

/**
 * What of a need must be known to take the same once more by the rules of then: the units, whom they count for, and the coupon. Orders that wait are kept
 * with it.
 */
export type StoredRequirement =
  | Pick<DayRequirement, 'counter' | 'amount'>
  | Pick<PersonRequirement, 'counter' | 'personKey'>
  | CouponRequirement;

/** The same of needs. Seats are not in it: where and when an order takes them is said by its visit. */
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

/** The coupon that an order takes; none, or one (decision 20). */
export const listCouponRequirements = (needs: Requirements): readonly CouponRequirement[] =>
  needs.filter((need) => need.counter === 'coupon');

/** The units that an order takes from the day's and the person's limit; 0 where it takes none. */
export const getRequiredUnits = (needs: Requirements): number => needs.find((need) => need.counter === 'day')?.amount ?? 0;

/** The person that an order counts for; '' where it takes from nobody's limit. */
export const getRequiredPersonKey = (needs: Requirements): string =>
  needs.find((need) => need.counter === 'person')?.personKey ?? '';
