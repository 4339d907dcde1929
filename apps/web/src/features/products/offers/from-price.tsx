import { Price } from '@dining/ui/price';
import { formatWon } from '../../../lib/format';
import { useTranslations } from '../../../lib/i18n';

interface FromPriceProps {
  /** Lowest price in won, that of an adult for menus; null if nothing is paid in advance. */
  price: number | null;
  /** Lowest price for a child, in won; null if children have no separate price. */
  childPrice: number | null;
  kind: 'menu' | 'deposit' | 'pickup';
}

const textKeys = { menu: 'offer.adultFrom', deposit: 'offer.depositFrom', pickup: 'offer.priceFrom' } as const;

export function FromPrice({ price, childPrice, kind }: FromPriceProps) {
  const translations = useTranslations();
  const { t } = translations;
  if (price === null) return null;
  return (
    <Price
      price={t(textKeys[kind], { price: formatWon(translations, price) })}
      unit={childPrice === null ? undefined : t('offer.kidFrom', { price: formatWon(translations, childPrice) })}
    />
  );
}
