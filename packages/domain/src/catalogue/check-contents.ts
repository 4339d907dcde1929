import { isEmail } from '../shared/email';
import { isValidDate, isValidTime } from '../shared/seoul-time';
import type { FieldIssue } from './check-fields';
import type {
  ContentByKind,
  MenuContent,
  ProductContent,
  PromotionContent,
  VenueContent,
  VersionedKind,
} from './document-contents';

const maxWon = 2_000_000_000;

/** Checks a whole number that has been entered. */
const checkEntered = (value: number | null, path: string, min: number, max: number): FieldIssue[] => {
  if (value === null) return [{ path, code: 'field_missing' }];
  return Number.isInteger(value) && value >= min && value <= max
    ? []
    : [{ path, code: 'number_invalid', values: { min, max } }];
};

const checkOptional = (value: number | null, path: string, min: number, max: number): FieldIssue[] =>
  value === null ? [] : checkEntered(value, path, min, max);

const checkDay = (day: string | null, path: string): FieldIssue[] =>
  day === null || day === '' || isValidDate(day) ? [] : [{ path, code: 'day_invalid' }];

const checkEnteredDay = (day: string, path: string): FieldIssue[] =>
  day === '' ? [{ path, code: 'field_missing' }] : checkDay(day, path);

const checkPicture = (path: string, field: string): FieldIssue[] =>
  path.trim() === '' ? [{ path: field, code: 'field_missing' }] : [];

const maxPosition = 1_000_000;

const checkVenueContent = (venue: VenueContent): FieldIssue[] => [
  ...checkOptional(venue.position, 'position', 0, maxPosition),
  ...(venue.phone.trim() === '' ? [{ path: 'phone', code: 'field_missing' } as const] : []),
  ...(venue.mailbox.trim() === '' || isEmail(venue.mailbox.trim())
    ? []
    : [{ path: 'mailbox', code: 'email_invalid' } as const]),
  ...checkEntered(venue.seatCount, 'seatCount', 0, 10_000),
  ...checkOptional(venue.tableTurnMinutes, 'tableTurnMinutes', 1, 1_440),
  ...checkOptional(venue.roomTurnMinutes, 'roomTurnMinutes', 1, 1_440),
  ...venue.photos.flatMap(({ path }, index) => checkPicture(path, `photos.${index}.path`)),
  ...venue.rooms.flatMap(({ area, picture }, index) => [
    ...checkOptional(area, `rooms.${index}.area`, 1, 100_000),
    ...(picture === null ? [] : checkPicture(picture.path, `rooms.${index}.picture.path`)),
  ]),
];

const checkMenuContent = (menu: MenuContent): FieldIssue[] => [
  ...checkEntered(menu.price, 'price', 0, maxWon),
  ...checkEntered(menu.coversPerUnit, 'coversPerUnit', 1, 100),
  ...checkOptional(menu.baseIndex, 'baseIndex', 1, maxWon),
];

const percentFields = ['discountRate', 'discountWeekdayRate', 'discountWeekendRate', 'memberDiscountRate'] as const;
const depositFields = ['depositUpTo2', 'depositUpTo4', 'depositUpTo10', 'depositFrom11'] as const;
const dayFields = ['saleFrom', 'saleTo', 'discountFrom', 'discountTo'] as const;

const checkProductContent = (product: ProductContent): FieldIssue[] => [
  ...checkOptional(product.position, 'position', 0, maxPosition),
  ...checkEntered(product.categoryPosition, 'categoryPosition', 1, 50),
  ...checkEntered(product.price, 'price', 0, maxWon),
  ...percentFields.flatMap((field) => checkEntered(product[field], field, 0, 100)),
  ...depositFields.flatMap((field) => checkOptional(product[field], field, 0, maxWon)),
  ...dayFields.flatMap((field) => checkDay(product[field], field)),
  ...product.saleTimes.flatMap((time, index) =>
    isValidTime(time) ? [] : [{ path: `saleTimes.${index}`, code: 'time_invalid' } as const],
  ),
  ...checkOptional(product.daySaleLimit, 'daySaleLimit', 0, 100_000),
  ...checkOptional(product.perPersonLimit, 'perPersonLimit', 1, 100_000),
  ...checkEntered(product.pickupLeadDays, 'pickupLeadDays', 1, 400),
  ...product.notSale.flatMap(({ fromDay, toDay }, index) => [
    ...checkEnteredDay(fromDay, `notSale.${index}.fromDay`),
    ...checkEnteredDay(toDay, `notSale.${index}.toDay`),
  ]),
  ...product.photos.flatMap(({ path }, index) => checkPicture(path, `photos.${index}.path`)),
  ...product.options.flatMap(({ price, discountRate }, index) => [
    ...checkEntered(price, `options.${index}.price`, 0, maxWon),
    ...checkEntered(discountRate, `options.${index}.discountRate`, 0, 100),
  ]),
];

const checkPromotionContent = (promotion: PromotionContent): FieldIssue[] => [
  ...checkOptional(promotion.position, 'position', 0, maxPosition),
  ...checkDay(promotion.startsOn, 'startsOn'),
  ...checkDay(promotion.endsOn, 'endsOn'),
  ...checkPicture(promotion.banner.path, 'banner.path'),
];

const checks: { readonly [Kind in VersionedKind]: (content: ContentByKind[Kind]) => FieldIssue[] } = {
  venue: checkVenueContent,
  menu: checkMenuContent,
  product: checkProductContent,
  promotion: checkPromotionContent,
};

/**
 * Checks that the content of a draft is complete enough to become a document: that numbers and days are entered and
 * possible. The document is then checked by `checkCatalogue`.
 */
export const checkContent = <Kind extends VersionedKind>(kind: Kind, content: ContentByKind[Kind]): FieldIssue[] =>
  checks[kind](content);
