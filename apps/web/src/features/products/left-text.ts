import { isFewLeft } from '@dining/domain/availability/few-left';
import type { UnitsSold } from '@dining/domain/inventory/choice-limits';
import { unitsLeft } from '@dining/domain/inventory/daily-quota';
import type { Product } from '@dining/domain/products/product';
import { t } from '../../lib/i18n';

/** That a person may have no more, or only so many more, of a product. */
export const personLimitText = (remaining: number): string =>
  remaining > 0 ? t('product.alerts.perPerson', { remaining }) : t('product.alerts.perPersonReached');

/** What to say when more is wanted than is left: the day's stock or the person's own limit, whichever is the narrower. */
export function overLimitText(product: Product, sold: UnitsSold, remaining: number): string {
  const day = unitsLeft(product.daySaleLimit, sold.onDay);
  if (day === null || day > remaining) return personLimitText(remaining);
  if (day === 0) return t('product.alerts.outOfStock');
  const key = product.reservationType === 'pickup' ? 'product.alerts.pickupRemaining' : 'product.alerts.daySaleExceeded';
  return t(key, { remaining });
}

/** What is left of a limited product, as small words beside its counter; blank where there is enough for everybody. */
export function leftText(product: Product, sold: UnitsSold): string {
  const day = unitsLeft(product.daySaleLimit, sold.onDay);
  const person = unitsLeft(product.perPersonLimit, sold.toPerson);
  return [
    day !== null && isFewLeft(day) && t('product.quantity.left', { count: day }),
    person !== null && t('product.quantity.perPerson', { count: person }),
  ]
    .filter(Boolean)
    .join(' · ');
}
