import { getSaleZone } from '../availability/meal-windows';
import type { SeoulDate } from '../shared/seoul-time';
import { checkLine } from './check-lines';
import { checkAlt, checkLanguages, checkName, checkTextFields } from './check-texts';
import type { DayPriceDocument, MenuDocument, ProductDocument, QuestionDocument, VenueDocument } from './documents';
import type { DocumentIssue, DocumentPath } from './issues';

/** Lowest and highest price of a menu, option, pickup product or deposit, in won. */
export const priceRange = { min: 1, max: 50_000_000 } as const;

const checkPrice = (price: number, path: DocumentPath): DocumentIssue[] =>
  price >= priceRange.min && price <= priceRange.max
    ? []
    : [{ path, code: 'price_out_of_range', values: { ...priceRange } }];

const checkPeriod = (from: SeoulDate | null, to: SeoulDate | null, path: DocumentPath): DocumentIssue[] =>
  from !== null && to !== null && from > to ? [{ path, code: 'period_reversed' }] : [];

interface DayRange {
  readonly fromDay: SeoulDate;
  readonly toDay: SeoulDate;
}

/** Reports ranges of days that are reversed, or that share a day with an earlier one. */
const checkDayRanges = (ranges: readonly DayRange[], path: DocumentPath): DocumentIssue[] =>
  ranges.flatMap(({ fromDay, toDay }, index): DocumentIssue[] => {
    if (fromDay > toDay) return [{ path: [...path, index, 'toDay'], code: 'period_reversed' }];
    return ranges.slice(0, index).some((other) => other.fromDay <= toDay && fromDay <= other.toDay)
      ? [{ path: [...path, index, 'fromDay'], code: 'days_overlap', values: { from: fromDay, to: toDay } }]
      : [];
  });

const checkDayPrices = (dayPrices: readonly DayPriceDocument[], path: DocumentPath): DocumentIssue[] => [
  ...checkDayRanges(dayPrices, path),
  ...dayPrices.flatMap(({ price }, index) => checkPrice(price, [...path, index, 'price'])),
];

export const checkMenu = (menu: MenuDocument, menus: readonly MenuDocument[]): DocumentIssue[] => [
  ...checkTextFields(menu, { required: ['name'], optional: ['description'] }),
  ...checkLine(menu.name, ['name']),
  ...checkPrice(menu.price, ['price']),
  ...menu.plates.flatMap((plate, index) => checkName(plate.name, ['plates', index, 'name'])),
  ...(menu.baseIndex === null ||
  menus.some(({ menuIndex, dinCode }) => menuIndex === menu.baseIndex && dinCode === menu.dinCode)
    ? []
    : [{ path: ['baseIndex'], code: 'reference_unknown', values: { code: menu.baseIndex } } as const]),
];

const depositFields = ['depositUpTo2', 'depositUpTo4', 'depositUpTo10', 'depositFrom11'] as const;

function checkPayment(product: ProductDocument): DocumentIssue[] {
  const isPickup = product.reservationType === 'pickup';
  if (isPickup && product.takesDeposit) return [{ path: ['takesDeposit'], code: 'pickup_with_deposit' }];
  if (isPickup)
    return product.price === 0
      ? [{ path: ['price'], code: 'pickup_without_price' }]
      : checkPrice(product.price, ['price']);
  if (product.price !== 0) return checkPrice(product.price, ['price']);
  if (!product.takesDeposit) return [];
  const deposits = depositFields.filter((field) => product[field] !== null);
  if (deposits.length === 0) return [{ path: ['depositUpTo2'], code: 'deposit_missing' }];
  return deposits.flatMap((field) => checkPrice(product[field] ?? 0, [field]));
}

function checkOptions(product: ProductDocument, menus: readonly MenuDocument[]): DocumentIssue[] {
  const menuIndexes = product.options.map(({ menuIndex }) => menuIndex);
  return product.options.flatMap((option, index): DocumentIssue[] => {
    const path = ['options', index, 'menuIndex'];
    const menu = menus.find(({ menuIndex }) => menuIndex === option.menuIndex);
    const values = { code: option.menuIndex };
    if (menu === undefined) return [{ path, code: 'reference_unknown', values }];
    if (menu.dinCode !== product.dinCode) return [{ path, code: 'menu_of_other_venue', values }];
    if (menuIndexes.indexOf(option.menuIndex) < index) return [{ path, code: 'menu_repeated', values }];
    return [
      ...checkPrice(option.price, ['options', index, 'price']),
      ...checkDayPrices(option.dayPrices, ['options', index, 'dayPrices']),
    ];
  });
}

function checkQuestion(question: QuestionDocument, index: number): DocumentIssue[] {
  const path = ['questions', index, 'choices'];
  return [
    ...checkName(question.name, ['questions', index, 'name']),
    ...question.choices.flatMap((choice, position) => checkName(choice, [...path, position])),
    ...(question.kind === 'choice' && question.choices.length < 2 ? [{ path, code: 'choices_missing' } as const] : []),
    ...(question.kind === 'text' && question.choices.length > 0 ? [{ path, code: 'choices_unexpected' } as const] : []),
  ];
}

function checkCategory(product: ProductDocument, venue: VenueDocument): DocumentIssue[] {
  const path = ['categoryPosition'];
  const category = venue.categories[product.categoryPosition - 1];
  if (category === undefined)
    return [{ path, code: 'category_unknown', values: { position: product.categoryPosition } }];
  return category.reservationType === product.reservationType ? [] : [{ path, code: 'category_of_other_type' }];
}

const checkSaleTimes = (product: ProductDocument): DocumentIssue[] =>
  product.saleTimes.flatMap((time, index) =>
    getSaleZone(time) === product.saleZone
      ? []
      : [{ path: ['saleTimes', index], code: 'time_outside_zone', values: { time } } as const],
  );

/** Checks a product of `venue`, whose options refer to `menus`. */
export const checkProduct = (
  product: ProductDocument,
  venue: VenueDocument,
  menus: readonly MenuDocument[],
): DocumentIssue[] => [
  ...checkTextFields(product, { required: ['name'], optional: ['description'] }),
  ...checkLine(product.name, ['name']),
  ...(product.depositNote === null ? [] : checkLanguages(product.depositNote, ['depositNote'], true)),
  ...checkCategory(product, venue),
  ...checkPeriod(product.saleFrom, product.saleTo, ['saleTo']),
  ...checkPeriod(product.discountFrom, product.discountTo, ['discountTo']),
  ...product.notSale.flatMap(({ fromDay }, index) =>
    product.notSale.findIndex((range) => range.fromDay === fromDay) < index
      ? [{ path: ['notSale', index, 'fromDay'], code: 'code_repeated', values: { code: fromDay } } as const]
      : [],
  ),
  ...product.notSale.flatMap(({ fromDay, toDay }, index) => checkPeriod(fromDay, toDay, ['notSale', index, 'toDay'])),
  ...checkSaleTimes(product),
  ...checkPayment(product),
  ...checkDayPrices(product.dayPrices, ['dayPrices']),
  ...checkDayRanges(product.dayLimits, ['dayLimits']),
  ...checkOptions(product, menus),
  ...product.photos.flatMap(({ alt }, index) => checkAlt(alt, ['photos', index, 'alt'])),
  ...product.questions.flatMap(checkQuestion),
];
