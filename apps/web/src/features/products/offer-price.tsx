import { discountOn } from '@dining/domain/pricing/discount';
import { fromPrice } from '@dining/domain/pricing/from-price';
import { orderLines } from '@dining/domain/pricing/lines';
import type { Product } from '@dining/domain/products/product';
import { headCount, type Party } from '@dining/domain/reservations/party';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { Price } from '@dining/ui/price';
import { wonText } from '../../lib/format';
import { t } from '../../lib/i18n';

interface OfferPriceProps {
  product: Product;
  date: SeoulDate;
  party: Party;
}

/** What a product costs at the visit: a pickup with its discount, a deposit by the head, else the lowest menu (Spec §2.9). */
export function OfferPrice({ product, date, party }: OfferPriceProps) {
  if (product.reservationType === 'pickup') {
    const { rate } = discountOn(product.discount, date);
    const [line] = orderLines({ product, date, party, menus: [], quantity: 1 });
    if (line === undefined) return null;
    const reduced = line.amount < line.originalAmount;
    return (
      <Price
        beforeLabel={t('reservation.list.price')}
        price={wonText(line.amount)}
        priceLabel={t('reservation.list.salePrice')}
        {...(reduced && { before: wonText(line.originalAmount), cut: t('common.units.percentOff', { rate }) })}
      />
    );
  }
  const from = fromPrice(product, { date, heads: headCount(party) });
  if (from === null) return null;
  return (
    <Price
      price={t(product.takesDeposit ? 'reservation.list.depositPerPerson' : 'offer.priceFrom', {
        price: wonText(from),
      })}
    />
  );
}
