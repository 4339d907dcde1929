import { isWithinRange } from '../shared/seoul-calendar';
import type { SeoulDate } from '../shared/seoul-time';
import type { DayPrice, Product } from './product';

/** Returns the price on a day of visit, in won: that of the range which contains the day, or else the usual one. */
export const getPriceOnDay = (usualPrice: number, dayPrices: readonly DayPrice[], date: SeoulDate): number =>
  dayPrices.find((range) => isWithinRange(date, range))?.price ?? usualPrice;

function replacePrices(product: Product, getPrice: (usualPrice: number, dayPrices: readonly DayPrice[]) => number) {
  return {
    ...product,
    price: getPrice(product.price, product.dayPrices),
    options: product.options.map((option) => ({ ...option, price: getPrice(option.price, option.dayPrices) })),
  };
}

/** Returns the product with the prices and the limit that apply on a day of visit. */
export function getProductOnDay(product: Product, date: SeoulDate): Product {
  const limit = product.dayLimits.find((range) => isWithinRange(date, range));
  const priced = replacePrices(product, (usualPrice, dayPrices) => getPriceOnDay(usualPrice, dayPrices, date));
  return limit === undefined ? priced : { ...priced, daySaleLimit: limit.limit };
}

/** Returns the product with the lowest price of each menu, or piece, on any day of visit from `from` on. */
export const getLowestPricedProduct = (product: Product, from: SeoulDate): Product =>
  replacePrices(product, (usualPrice, dayPrices) =>
    Math.min(usualPrice, ...dayPrices.filter(({ to }) => to >= from).map(({ price }) => price)),
  );

/** Returns true if the units sold on a day of visit have to be counted. */
export const hasDailyLimit = ({ daySaleLimit, dayLimits }: Pick<Product, 'daySaleLimit' | 'dayLimits'>): boolean =>
  daySaleLimit !== null || dayLimits.some(({ limit }) => limit !== null);
