import type { HtlCode } from '../shared/codes';
import { checkNumber, checkText, type FieldIssue } from './check-fields';
import type { HotelDocument, JoiningCouponDocument } from './documents';
import { type TextFields, toLocalizedText, toTextFields } from './fields';

/** What staff enter about a benefit of a hotel. */
export interface BenefitFields {
  readonly kind: 'special' | 'membership';
  readonly title: TextFields;
  readonly text: TextFields;
  /** True if it is about points, and so shown only while the hotel gives any. */
  readonly isAboutPoints: boolean;
}

export interface HotelBenefitFields {
  /** In the order in which guests see them. */
  readonly benefits: readonly BenefitFields[];
}

export const maxBenefits = 30;

export const getBenefitFields = ({ benefits }: HotelDocument): HotelBenefitFields => ({
  benefits: benefits.map(({ kind, title, text, of }) => ({
    kind,
    title: toTextFields(title),
    text: toTextFields(text),
    isAboutPoints: of === 'points',
  })),
});

/** Returns the hotel with the benefits. Everything else stays. */
export const applyBenefitFields = ({ benefits }: HotelBenefitFields, hotel: HotelDocument): HotelDocument => ({
  ...hotel,
  benefits: benefits.map(({ kind, title, text, isAboutPoints }) => ({
    kind,
    title: toLocalizedText(title),
    text: toLocalizedText(text),
    ...(isAboutPoints && { of: 'points' as const }),
  })),
});

export const checkBenefitFields = ({ benefits }: HotelBenefitFields): FieldIssue[] =>
  benefits.flatMap(({ title, text }, index) => [
    ...checkText(title, `benefits.${index}.title`),
    ...checkText(text, `benefits.${index}.text`),
  ]);

/** What staff enter about the coupon that new members get. */
export interface JoiningCouponFields {
  readonly name: TextFields;
  readonly kind: 'amount' | 'percent';
  /** Won, or percent. */
  readonly value: number;
  readonly minOrderAmount: number;
  /** Won; null without a limit. Only for percent. */
  readonly maxDiscount: number | null;
  readonly validDays: number;
}

export const getJoiningCouponFields = ({
  htlCode: _htlCode,
  ...coupon
}: JoiningCouponDocument): JoiningCouponFields => ({
  ...coupon,
  name: toTextFields(coupon.name),
});

export const toJoiningCoupon = (fields: JoiningCouponFields, htlCode: HtlCode): JoiningCouponDocument => ({
  ...fields,
  maxDiscount: fields.kind === 'percent' ? fields.maxDiscount : null,
  name: toLocalizedText(fields.name),
  htlCode,
});

const maxWon = 10_000_000;

export function checkJoiningCouponFields(fields: JoiningCouponFields): FieldIssue[] {
  const { name, kind, value, minOrderAmount, maxDiscount, validDays } = fields;
  return [
    ...checkText(name, 'name'),
    ...checkNumber(value, 'value', 1, kind === 'percent' ? 100 : maxWon),
    ...checkNumber(minOrderAmount, 'minOrderAmount', 0, maxWon),
    ...(kind === 'percent' && maxDiscount !== null ? checkNumber(maxDiscount, 'maxDiscount', 1, maxWon) : []),
    ...checkNumber(validDays, 'validDays', 1, 3_650),
  ];
}
