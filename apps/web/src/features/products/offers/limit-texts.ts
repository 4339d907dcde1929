import { isLowStock } from '@dining/domain/availability/low-stock';
import type { UnitsSold } from '@dining/domain/inventory/choice-limits';
import { calculateUnitsLeft } from '@dining/domain/inventory/daily-quota';
import { getSaleUnit } from '@dining/domain/inventory/units';
import type { Product } from '@dining/domain/products/product';
import { formatFacts } from '../../../lib/format';
import type { Translations } from '../../../lib/i18n';

const textKeys = {
  item: {
    left: 'product.quantity.left',
    perPerson: 'product.quantity.perPerson',
    overDay: 'product.alerts.pickupRemaining',
    overPerson: 'product.alerts.perPerson',
  },
  cover: {
    left: 'product.quantity.leftCovers',
    perPerson: 'product.quantity.perPersonCovers',
    overDay: 'product.alerts.daySaleExceeded',
    overPerson: 'product.alerts.perPersonCovers',
  },
  guest: {
    left: 'product.quantity.leftGuests',
    perPerson: 'product.quantity.perPersonGuests',
    overDay: 'product.alerts.daySaleExceededGuests',
    overPerson: 'product.alerts.perPersonGuests',
  },
} as const;

export const formatPersonLimit = ({ t }: Translations, product: Product, remaining: number): string =>
  remaining > 0 ? t(textKeys[getSaleUnit(product)].overPerson, { remaining }) : t('product.alerts.perPersonReached');

/** Explains which limit an order exceeds, the day's or the person's, and how many units remain. */
export function formatExceededLimit(
  translations: Translations,
  product: Product,
  sold: UnitsSold,
  remaining: number,
): string {
  const leftOnDay = calculateUnitsLeft(product.daySaleLimit, sold.onDay);
  if (leftOnDay === null || leftOnDay > remaining) return formatPersonLimit(translations, product, remaining);
  return leftOnDay === 0
    ? translations.t('product.alerts.outOfStock')
    : translations.t(textKeys[getSaleUnit(product)].overDay, { remaining });
}

export function formatRemaining(translations: Translations, product: Product, sold: UnitsSold): string {
  const { t } = translations;
  const { left, perPerson } = textKeys[getSaleUnit(product)];
  const leftOnDay = calculateUnitsLeft(product.daySaleLimit, sold.onDay);
  const leftForPerson = calculateUnitsLeft(product.perPersonLimit, sold.toPerson);
  return formatFacts(translations, [
    leftOnDay !== null && isLowStock(leftOnDay) && t(left, { count: leftOnDay }),
    leftForPerson !== null && t(perPerson, { count: leftForPerson }),
  ]);
}
