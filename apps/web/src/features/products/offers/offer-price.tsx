import { getDayDiscount } from '@dining/domain/pricing/discount';
import { calculateChildPrice, calculateLowestPrice } from '@dining/domain/pricing/lowest-price';
import { createQuoteLines } from '@dining/domain/pricing/quote-lines';
import { countPeople, type Party } from '@dining/domain/products/party';
import type { Product } from '@dining/domain/products/product';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { Price } from '@dining/ui/price';
import { formatWon } from '../../../lib/format';
import { useTranslations } from '../../../lib/i18n';
import { FromPrice } from './from-price';

interface OfferPriceProps {
  product: Product;
  date: SeoulDate;
  party: Party;
}

/**
 * Shows the price at the visit: a pickup's discounted price, a deposit per person, or the lowest prices for adult and
 * child (Spec §2.9).
 */
export function OfferPrice({ product, date, party }: OfferPriceProps) {
  const translations = useTranslations();
  const { t } = translations;
  if (product.reservationType === 'pickup') {
    const { rate } = getDayDiscount(product.discount, date);
    const [line] = createQuoteLines({ product, date, party, menus: [], quantity: 1 });
    if (line === undefined) return null;
    const isReduced = line.amount < line.originalAmount;
    return (
      <Price
        formerPriceLabel={t('reservation.list.price')}
        price={formatWon(translations, line.amount)}
        priceLabel={t(isReduced ? 'reservation.list.salePrice' : 'reservation.list.price')}
        {...(isReduced && {
          formerPrice: formatWon(translations, line.originalAmount),
          discount: t('offer.percentOff', { rate }),
        })}
      />
    );
  }
  const lowestPrice = calculateLowestPrice(product, { date, partySize: countPeople(party) });
  if (product.takesDeposit)
    return lowestPrice === null ? null : (
      <Price price={t('reservation.list.depositPerPerson', { price: formatWon(translations, lowestPrice) })} />
    );
  return <FromPrice childPrice={calculateChildPrice(product, { date })} kind="menu" price={lowestPrice} />;
}
