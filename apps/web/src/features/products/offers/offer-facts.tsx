import { getProductCategory } from '@dining/domain/products/category';
import type { Party } from '@dining/domain/products/party';
import type { Product } from '@dining/domain/products/product';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { Badge } from '@dining/ui/badge';
import { useMemberPrice } from '../../../entities/products/member-price';
import { formatPeriod, formatWon } from '../../../lib/format';
import { useTranslations } from '../../../lib/i18n';

const categoryKeys = { pickup: 'pickup', deposit: 'deposit', in_store: 'inStore' } as const;

interface OfferFactsProps {
  product: Product;
  date: SeoulDate | null;
  party: Party;
}

export function OfferFacts({ product, date, party }: OfferFactsProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { reservationType, saleZone, saleAlways, salePeriod, membersOnly } = product;
  const memberPrice = useMemberPrice(product, date, party);
  return (
    <p className="flex flex-wrap items-center gap-2 text-ink-soft text-xs *:whitespace-normal">
      <Badge>{t(`reservation.list.category.${categoryKeys[getProductCategory(product)]}`)}</Badge>
      {membersOnly && <Badge tone="brass">{t('offer.membersOnly.badge')}</Badge>}
      {memberPrice !== null && (
        <Badge tone="brass">{t('reservation.list.memberPrice', { price: formatWon(translations, memberPrice) })}</Badge>
      )}
      {reservationType !== 'pickup' && <span>{t(`offer.zone.${saleZone}`)}</span>}
      {!saleAlways && <span>{formatPeriod(translations, salePeriod)}</span>}
    </p>
  );
}
