import { findMeal } from '../availability/meal-windows';
import { maxSeats } from '../availability/stock-checks';
import { type CancelPolicy, checkPolicy } from '../cancellation/policy';
import type { HotelMemberRule } from '../pricing/member-discount';
import { type DinCode, type HtlCode, toCode } from '../shared/codes';
import { isValidDate, isValidTime } from '../shared/seoul-time';
import { listMissingBusinessFields } from './business-fields';
import { readableFields } from './business-info';
import { checkHotel } from './check-hotel';
import { checkMenu } from './check-product';
import { checkLanguages, checkTextFields } from './check-texts';
import { checkVenue } from './check-venue';
import type { VenueDocument } from './documents';
import {
  applyHotelFields,
  applyMenuFields,
  applyVenueFields,
  type HotelFields,
  type MenuFields,
  type ProductFields,
  type TextFields,
  toLocalizedText,
  type VenueFields,
} from './fields';
import type { CatalogueIssueCode, DocumentIssue } from './issues';

/** Why fields cannot be saved, in addition to the rules of the documents (`CatalogueIssueCode`). */
export const fieldIssueCodes = [
  'number_invalid',
  'time_invalid',
  'time_without_meal',
  'day_invalid',
  'past_days_overlap',
  'menu_missing',
  'not_checked',
  'picture_missing',
  'changed_meanwhile',
  'code_taken',
  'publication_forbidden',
  'unexpected',
  'text_too_long',
  'placeholder_unknown',
  'placeholder_broken',
  'placeholder_missing',
  'sms_too_long',
  'coupon_code_invalid',
  'coupon_code_taken',
  'period_ends_before_start',
  'coupon_ends_before_period',
  'fixed_after_redemption',
  'fewer_than_redeemed',
] as const;
export type FieldIssueCode = CatalogueIssueCode | (typeof fieldIssueCodes)[number];

/** A broken rule, at a field such as `name.en` or `startTimes.2.weekdaySeats`. */
export interface FieldIssue {
  readonly path: string;
  readonly code: FieldIssueCode;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Converts an issue of a document. The path of a missing language is that of its field, such as `name.en`. */
export const toFieldIssue = ({ path, code, values = {} }: DocumentIssue): FieldIssue => ({
  path: [...path, ...(code === 'language_missing' ? [values['language'] ?? 'ko'] : [])].join('.'),
  code,
  values,
});

/** Checks that a text has all languages. */
export const checkText = (text: TextFields, path: string): FieldIssue[] =>
  checkLanguages(toLocalizedText(text), [path]).map(toFieldIssue);

/** Checks that a number lies in a range, as a whole one by default. */
export const checkNumber = (value: number, path: string, min: number, max: number, isWhole = true): FieldIssue[] =>
  Number.isFinite(value) && value >= min && value <= max && (!isWhole || Number.isInteger(value))
    ? []
    : [{ path, code: 'number_invalid', values: { min, max } }];

/** Returns true for a month and day such as `12-24`; `02-29` is a day of leap years. */
const isMonthDay = (text: string): boolean => isValidDate(`2024-${text}`);

export function checkHotelFields(fields: HotelFields): FieldIssue[] {
  const { business, readable, memberFoodRule, position, latitude, longitude } = fields;
  const document = applyHotelFields(fields, toCode<HtlCode>(''));
  return [
    ...checkHotel(document).map(toFieldIssue),
    ...listMissingBusinessFields(business)
      .filter((field) => field !== 'bizRegNo')
      .map((field): FieldIssue => ({ path: `business.${field}`, code: 'field_missing' })),
    ...checkNumber(position, 'position', 0, 1_000_000),
    ...checkNumber(latitude, 'latitude', -90, 90, false),
    ...checkNumber(longitude, 'longitude', -180, 180, false),
    ...readableFields.flatMap((field) =>
      checkLanguages(toLocalizedText(readable[field]), ['readable', field], true).map(toFieldIssue),
    ),
    ...(memberFoodRule === null ? [] : checkMemberRule(memberFoodRule)),
  ];
}

const checkMemberRule = ({ weekdayRate, weekendRate, maxPeople, excludedMonthDays }: HotelMemberRule): FieldIssue[] => [
  ...checkNumber(weekdayRate, 'memberFoodRule.weekdayRate', 0, 100),
  ...checkNumber(weekendRate, 'memberFoodRule.weekendRate', 0, 100),
  ...checkNumber(maxPeople, 'memberFoodRule.maxPeople', 1, 100),
  ...(excludedMonthDays.every(isMonthDay)
    ? []
    : [{ path: 'memberFoodRule.excludedMonthDays', code: 'day_invalid' } as const]),
];

/** Returns the field of an issue about the stock of a new venue. */
function toStartTimeIssue(issue: DocumentIssue, fields: VenueFields, document: VenueDocument): FieldIssue {
  const row = typeof issue.path[1] === 'number' ? document.stock[issue.path[1]] : undefined;
  if (row === undefined) return { path: 'startTimes', code: issue.code };
  const place = fields.startTimes.findLastIndex(({ time }) => time === row.startTime);
  const column = issue.path[2] === 'startTime' ? 'time' : row.stockDay === 'weekdays' ? 'weekdaySeats' : 'weekendSeats';
  return { path: `startTimes.${place}.${column}`, code: issue.code, ...(issue.values && { values: issue.values }) };
}

function checkStartTimes({ startTimes }: VenueFields): FieldIssue[] {
  return startTimes.flatMap(({ time, weekdaySeats, weekendSeats }, index): FieldIssue[] => {
    const path = `startTimes.${index}`;
    if (!isValidTime(time)) return [{ path: `${path}.time`, code: 'time_invalid' }];
    if (findMeal(time) === null) return [{ path: `${path}.time`, code: 'time_without_meal' }];
    if (weekdaySeats === 0 && weekendSeats === 0)
      return [{ path: `${path}.weekdaySeats`, code: 'seats_out_of_range', values: { min: 1, max: maxSeats } }];
    return [
      ...checkNumber(weekdaySeats, `${path}.weekdaySeats`, 0, maxSeats),
      ...checkNumber(weekendSeats, `${path}.weekendSeats`, 0, maxSeats),
    ];
  });
}

/** Checks the fields of a venue. Its start times are checked unless it has some already (`hasStock`). */
export function checkVenueFields(fields: VenueFields, hasStock: boolean): FieldIssue[] {
  const base = { dinCode: toCode<DinCode>(''), htlCode: toCode<HtlCode>(''), position: 0 };
  const document = applyVenueFields(fields, base);
  const documentIssues = checkVenue(document).flatMap((issue) => {
    if (issue.path[0] !== 'stock') return [toFieldIssue(issue)];
    return hasStock ? [] : [toStartTimeIssue(issue, fields, document)];
  });
  const issues = [
    ...documentIssues,
    ...checkNumber(fields.seatCount, 'seatCount', 0, 10_000),
    ...(fields.tableTurnMinutes === null ? [] : checkNumber(fields.tableTurnMinutes, 'tableTurnMinutes', 1, 1_440)),
    ...(hasStock ? [] : checkStartTimes(fields)),
  ];
  return issues.filter(({ path }, index) => issues.findIndex((issue) => issue.path === path) === index);
}

export function checkMenuFields(fields: MenuFields): FieldIssue[] {
  const price = Number.isInteger(fields.price) ? fields.price : Number.NaN;
  const document = applyMenuFields({ ...fields, price }, { menuIndex: 0, dinCode: toCode<DinCode>('') });
  return checkMenu(document, []).map(toFieldIssue);
}

/** Checks the fields of a product: its texts, and that guests have a menu to choose. */
export const checkProductFields = ({ name, description, menuIndexes }: ProductFields): FieldIssue[] => [
  ...checkTextFields(
    { name: toLocalizedText(name), description: toLocalizedText(description) },
    { required: ['name'], optional: ['description'] },
  ).map(toFieldIssue),
  ...(menuIndexes.length === 0 ? [{ path: 'menuIndexes', code: 'menu_missing' } as const] : []),
];

export interface TermsFields {
  readonly title: TextFields;
  readonly content: TextFields;
}

export const checkTermsFields = ({ title, content }: TermsFields): FieldIssue[] =>
  checkTextFields(
    { title: toLocalizedText(title), content: toLocalizedText(content) },
    { required: ['title', 'content'] },
  ).map(toFieldIssue);

export interface PolicyFields extends CancelPolicy {
  readonly description: TextFields;
}

/** Checks a policy. `productPayment` states how the products of its venue are paid (`getProductPayment`). */
export function checkPolicyFields(
  fields: PolicyFields,
  productPayment: 'deposits_only' | 'paid_in_full',
): FieldIssue[] {
  const result = checkPolicy(fields, productPayment);
  return [
    ...(result.ok ? [] : [{ path: result.error === 'grace_invalid' ? 'graceMinutes' : 'tiers', code: result.error }]),
    ...checkTextFields({ description: toLocalizedText(fields.description) }, { required: ['description'] }).map(
      toFieldIssue,
    ),
  ];
}
