import { checkNumber, checkText, type FieldIssue } from '../catalogue/check-fields';
import type { TextFields } from '../catalogue/fields';
import { isValidDate } from '../shared/seoul-time';
import { isCouponCode, normalizeCouponCode } from './coupon-code';
import type { CouponValidity } from './coupon-offer';

/** What staff enter about a coupon that members get with a code. */
export interface CouponOfferFields {
  /** Internal name. Guests do not see it. */
  readonly name: string;
  readonly code: string;
  /** Name of the coupon, as guests see it. */
  readonly couponName: TextFields;
  readonly kind: 'amount' | 'percent';
  /** Won, or percent. */
  readonly value: number;
  readonly minOrderAmount: number;
  /** Won; null without a limit. Only for percent. */
  readonly maxDiscount: number | null;
  /** First and last day in Seoul on which the code is accepted. Empty or invalid while it is typed. */
  readonly redeemFrom: string;
  readonly redeemTo: string;
  readonly validity: CouponValidity;
  /** Number of members who can redeem the code. */
  readonly maxCoupons: number;
}

/** What the history of an offer has for each version. */
export interface CouponOfferVersion extends CouponOfferFields {
  readonly isStopped: boolean;
}

export const maxOfferNameLength = 60;
const maxWon = 10_000_000;
const maxValidityDays = 3_650;
const couponCountLimit = 1_000_000;

/** Returns the fields as they are stored: the code normalised, and no maximum discount for a fixed amount. */
export const normalizeOfferFields = (fields: CouponOfferFields): CouponOfferFields => ({
  ...fields,
  name: fields.name.trim(),
  code: normalizeCouponCode(fields.code),
  maxDiscount: fields.kind === 'percent' ? fields.maxDiscount : null,
});

const checkDay = (day: string, path: string): FieldIssue[] => (isValidDate(day) ? [] : [{ path, code: 'day_invalid' }]);

function checkPeriod({ redeemFrom, redeemTo }: CouponOfferFields): FieldIssue[] {
  const issues = [...checkDay(redeemFrom, 'redeemFrom'), ...checkDay(redeemTo, 'redeemTo')];
  return issues.length === 0 && redeemTo < redeemFrom
    ? [{ path: 'redeemTo', code: 'period_ends_before_start' }]
    : issues;
}

function checkValidity({ validity, redeemTo }: CouponOfferFields): FieldIssue[] {
  if (validity.type === 'days') return checkNumber(validity.days, 'validity.days', 1, maxValidityDays);
  if (!isValidDate(validity.day)) return checkDay(validity.day, 'validity.day');
  return validity.day < redeemTo ? [{ path: 'validity.day', code: 'coupon_ends_before_period' }] : [];
}

function checkLine(text: string, path: string, max: number): FieldIssue[] {
  if (text.trim() === '') return [{ path, code: 'field_missing' }];
  return text.trim().length > max ? [{ path, code: 'text_too_long', values: { max } }] : [];
}

export function checkOfferFields(fields: CouponOfferFields): FieldIssue[] {
  const { name, code, couponName, kind, value, minOrderAmount, maxDiscount, maxCoupons } = fields;
  return [
    ...checkLine(name, 'name', maxOfferNameLength),
    ...(isCouponCode(normalizeCouponCode(code)) ? [] : [{ path: 'code', code: 'coupon_code_invalid' } as const]),
    ...checkText(couponName, 'couponName'),
    ...checkNumber(value, 'value', 1, kind === 'percent' ? 100 : maxWon),
    ...(kind === 'percent' && maxDiscount !== null ? checkNumber(maxDiscount, 'maxDiscount', 1, maxWon) : []),
    ...checkNumber(minOrderAmount, 'minOrderAmount', 0, maxWon),
    ...checkPeriod(fields),
    ...checkValidity(fields),
    ...checkNumber(maxCoupons, 'maxCoupons', 1, couponCountLimit),
  ];
}

/** The fields that stay once a coupon is redeemed, so that all members with this code have the same discount. */
const fixedOfferFields = ['code', 'kind', 'value', 'minOrderAmount', 'maxDiscount'] as const;

/** Checks a change of a stored offer with this number of redeemed coupons. */
export function checkOfferChange(
  before: CouponOfferFields,
  after: CouponOfferFields,
  redeemedCount: number,
): FieldIssue[] {
  if (redeemedCount === 0) return [];
  return [
    ...fixedOfferFields
      .filter((field) => before[field] !== after[field])
      .map((path): FieldIssue => ({ path, code: 'fixed_after_redemption' })),
    ...(after.maxCoupons < redeemedCount ? [{ path: 'maxCoupons', code: 'fewer_than_redeemed' } as const] : []),
  ];
}

/** Returns the fields of an earlier version that can be saved again: fields that may no longer change stay. */
export function restoreOfferFields(
  { isStopped: _isStopped, ...version }: CouponOfferVersion,
  current: CouponOfferFields,
  redeemedCount: number,
): CouponOfferFields {
  // A version of an older release lacks the fields that were added since.
  const fields = { ...current, ...version };
  const fixedFields = fixedOfferFields.map((field) => [field, current[field]]);
  return redeemedCount === 0 ? fields : { ...fields, ...Object.fromEntries(fixedFields) };
}
