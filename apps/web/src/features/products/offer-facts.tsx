import { categoryOf } from '@dining/domain/products/category';
import type { Product } from '@dining/domain/products/product';
import { Badge } from '@dining/ui/badge';
import { periodText } from '../../lib/format';
import { t } from '../../lib/i18n';

const kinds = { pickup: 'pickup', deposit: 'deposit', in_store: 'inStore' } as const;
/** Small words over and under a product's name: its kind, part of the day, sale period, and whom it is for (Spec §2.9). */
export function OfferFacts({ product }: { product: Product }) {
  const { reservationType, saleZone, saleAlways, salePeriod, membersOnly, memberDiscount } = product;
  return (
    <p className="flex flex-wrap items-center gap-2 text-ink-soft text-xs">
      <Badge>{t(`reservation.list.category.${kinds[categoryOf(product)]}`)}</Badge>
      {membersOnly && <Badge tone="brass">{t('reservation.membersOnly.badge')}</Badge>}
      {memberDiscount.enabled && !membersOnly && <Badge tone="brass">{t('reservation.list.memberPrice')}</Badge>}
      {reservationType !== 'pickup' && <span>{t(`reservation.list.zone.${saleZone}`)}</span>}
      {!saleAlways && <span>{periodText(salePeriod)}</span>}
    </p>
  );
}
