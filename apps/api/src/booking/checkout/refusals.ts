import { type Failure, type FailureDetail, fail } from '@dining/contract/failure';
import type { ProblemCode } from '@dining/contract/problem';
import type { CapacityRequirement } from '@dining/domain/inventory/capacity-requirement';
import { getSaleUnit, type SaleUnit } from '@dining/domain/inventory/units';
import type { OrderError, OrderFailure } from '@dining/domain/orders/check-order';
import type { Coupon, CouponError } from '@dining/domain/pricing/coupon';
import type { Product } from '@dining/domain/products/product';
import type { FormFailure } from '@dining/domain/reservations/form-checks';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import type { Database } from '../../db/connect';
import { getVenuePhone } from '../../stores/venues/venues';
import type { HoldError } from '../capacity/retry-hold';

const orderProblems = {
  wrong_type: 'unknown_product',
  members_only: 'members_only',
  counter_out_of_range: 'party_required',
  guests_required: 'party_required',
  adult_required: 'party_required',
  party_by_phone: 'party_too_large',
  unknown_menu: 'unknown_menu',
  menu_repeated: 'unknown_menu',
  menu_count_invalid: 'unknown_menu',
  past: 'past',
  not_on_sale: 'not_on_sale',
  not_sale_date: 'not_on_sale',
  calendar_unknown: 'not_on_sale',
  wrong_weekday: 'not_on_sale',
  wrong_zone: 'no_such_time',
  wrong_time: 'no_such_time',
  no_such_time: 'no_such_time',
  no_deposit_band: 'no_deposit_band',
  no_menu_for_party: 'menu_quantity_short',
  person_limit: 'person_limit_exceeded',
  day_sale_sold_out: 'day_sale_exceeded',
  sold_out: 'sold_out',
  no_room: 'sold_out',
  pickup_lead_time: 'pickup_too_soon',
  pickup_weekday: 'pickup_day_closed',
  quantity_required: 'quantity_required',
  menu_short: 'menu_quantity_short',
  amount_too_large: 'amount_too_large',
} as const satisfies Record<OrderError, ProblemCode>;

export const getOrderProblem = (refusal: Pick<OrderFailure, 'error'>): ProblemCode => orderProblems[refusal.error];

/** The name of the detail in which a problem reports its count. */
const countNames: Partial<Record<ProblemCode, string>> = {
  person_limit_exceeded: 'remaining',
  day_sale_exceeded: 'remaining',
  sold_out: 'remaining',
};

function createMissingCoversDetail({ count, missingForAdults }: OrderFailure): FailureDetail | undefined {
  if (count === null) return undefined;
  return missingForAdults === null || missingForAdults === 0
    ? { missing: count }
    : { missing: count, missingForAdults };
}

/** The unit of an error's count. */
export type CountedUnit = 'seat' | 'room' | SaleUnit;

/** The units of errors that do not count in the product's sale unit. */
export const countedUnits: Partial<Record<OrderError, CountedUnit>> = { sold_out: 'seat', no_room: 'room' };

export async function createOrderFailure(
  refusal: OrderFailure,
  product: Product,
  { pool }: Database,
): Promise<Failure> {
  const problem = getOrderProblem(refusal);
  if (problem === 'party_too_large') return fail(problem, { phone: await getVenuePhone(pool, product.dinCode) });
  if (problem === 'menu_quantity_short') return fail(problem, createMissingCoversDetail(refusal));
  const countName = countNames[problem];
  if (countName === undefined) return fail(problem);
  const unit = countedUnits[refusal.error] ?? getSaleUnit(product);
  return fail(problem, { [countName]: refusal.count ?? 0, ...(countName === 'remaining' && { unit }) });
}

const formProblems = {
  booker_name_required: 'guest_details_needed',
  booker_name_invalid: 'name_invalid',
  phone_required: 'guest_details_needed',
  phone_invalid: 'guest_details_needed',
  email_required: 'guest_details_needed',
  email_invalid: 'guest_details_needed',
  visitor_name_required: 'guest_details_needed',
  visitor_name_invalid: 'name_invalid',
  visitor_phone_required: 'guest_details_needed',
  visitor_phone_invalid: 'guest_details_needed',
  agreement_required: 'terms_not_agreed',
  allergy_required: 'allergy_unanswered',
  allergy_consent_required: 'allergy_consent_needed',
  question_required: 'question_unanswered',
  question_choice_unknown: 'question_unanswered',
  text_too_long: 'invalid_request',
} as const satisfies Record<FormFailure['error'], ProblemCode>;

export const createFormFailure = (failure: FormFailure, language: Language): Failure => ({
  ...fail(formProblems[failure.error], {
    question: failure.questionName === null ? '' : getLocalizedText(failure.questionName, language),
  }),
  errors: [{ path: failure.field, message: failure.error }],
});

const fullProblems = {
  seat: 'sold_out',
  day: 'day_sale_exceeded',
  person: 'person_limit_exceeded',
  coupon: 'coupon_taken',
} as const satisfies Record<CapacityRequirement['counter'], ProblemCode>;

export const createCouponFailure = (
  refusal: CouponError,
  { minOrderAmount }: Pick<Coupon, 'minOrderAmount'>,
): Failure => (refusal === 'coupon_min_order' ? fail(refusal, { minimum: minOrderAmount }) : fail(refusal));

export function createHoldFailure(error: HoldError): Failure {
  switch (error.type) {
    case 'full':
      return fail(fullProblems[error.fullCounter], { remaining: 0 });
    case 'rules_changed':
      return fail('too_many_requests', { retryAfter: 1 });
    case 'refused':
      return error.failure;
  }
}
