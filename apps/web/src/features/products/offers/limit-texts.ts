import { isLowStock } from '@dining/domain/availability/low-stock';
import type { UnitsSold } from '@dining/domain/inventory/choice-limits';
import { calculateUnitsLeft } from '@dining/domain/inventory/daily-quota';
import { getSaleUnit } from '@dining/domain/inventory/units';
import type { Product } from '@dining/domain/products/product';
import { formatFacts } from '../../../lib/format';
import type { Translations } from '../../../lib/i18n';

const texts = {
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
  remaining > 0 ? t(texts[getSaleUnit(product)].overPerson, { remaining }) : t('product.alerts.perPersonReached');

export function formatExceededLimit(
  translations: Translations,
  product: Product,
  sold: UnitsSold,
  remaining: number,
): string {
  const day = calculateUnitsLeft(product.daySaleLimit, sold.onDay);
  if (day === null || day > remaining) return formatPersonLimit(translations, product, remaining);
  return day === 0
    ? translations.t('product.alerts.outOfStock')
    : translations.t(texts[getSaleUnit(product)].overDay, { remaining });
}

export function formatRemaining(translations: Translations, product: Product, sold: UnitsSold): string {
  const { t } = translations;
  const { left, perPerson } = texts[getSaleUnit(product)];
  const day = calculateUnitsLeft(product.daySaleLimit, sold.onDay);
  const person = calculateUnitsLeft(product.perPersonLimit, sold.toPerson);
  return formatFacts(translations, [
    day !== null && isLowStock(day) && t(left, { count: day }),
    person !== null && t(perPerson, { count: person }),
  ]);
}
