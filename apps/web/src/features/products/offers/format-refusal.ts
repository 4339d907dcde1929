import type { ProductAvailability } from '@dining/domain/availability/product-at-visit';
import { getSaleUnit } from '@dining/domain/inventory/units';
import type { Product } from '@dining/domain/products/product';
import type { Translations } from '../../../lib/i18n';

type Refusal = Extract<ProductAvailability, { ok: false }>;

const leftTexts = {
  item: 'reservation.list.left',
  cover: 'reservation.list.leftCovers',
  guest: 'reservation.list.leftGuests',
} as const;

export function formatRefusal({ t }: Translations, { error, remaining }: Refusal, product: Product): string {
  const reason = t(`reservation.reasons.${error}`);
  if (remaining === null || remaining === 0) return reason;
  const key = error === 'sold_out' ? 'reservation.time.seats' : leftTexts[getSaleUnit(product)];
  return `${reason} · ${t(key, { count: remaining })}`;
}
