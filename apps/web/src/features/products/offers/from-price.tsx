import { Price } from '@dining/ui/price';
import { wonText } from '../../../lib/format';
import { useTranslations } from '../../../lib/i18n';

interface FromPriceProps {
  /** Won an adult pays at least; null where nothing is paid beforehand. */
  from: number | null;
  /** Won a child pays at least; null where children have no price of their own. */
  child: number | null;
  of: 'menu' | 'deposit' | 'pickup';
}

const texts = { menu: 'offer.adultFrom', deposit: 'offer.depositFrom', pickup: 'offer.priceFrom' } as const;

/** What a product costs at least: an adult's price, a child's beside it, never one in the other's place. */
export function FromPrice({ from, child, of }: FromPriceProps) {
  const translations = useTranslations();
  const { t } = translations;
  if (from === null) return null;
  return (
    <Price
      price={t(texts[of], { price: wonText(translations, from) })}
      unit={child === null ? undefined : t('offer.kidFrom', { price: wonText(translations, child) })}
    />
  );
}
