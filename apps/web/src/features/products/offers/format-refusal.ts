import type { ProductAvailability } from '@dining/domain/availability/product-at-visit';
import { getSaleUnit } from '@dining/domain/inventory/units';
import type { Product } from '@dining/domain/products/product';
import { formatFacts } from '../../../lib/format';
import type { Translations } from '../../../lib/i18n';

type Refusal = Extract<ProductAvailability, { ok: false }>;

const remainingKeys = {
  item: 'reservation.list.left',
  cover: 'reservation.list.leftCovers',
  guest: 'reservation.list.leftGuests',
} as const;

export function formatRefusal(translations: Translations, { error, remaining }: Refusal, product: Product): string {
  const { t } = translations;
  const reason = t(`reservation.reasons.${error}`);
  if (remaining === null || remaining === 0) return reason;
  const key = error === 'sold_out' ? 'reservation.time.seats' : remainingKeys[getSaleUnit(product)];
  return formatFacts(translations, [reason, t(key, { count: remaining })]);
}
