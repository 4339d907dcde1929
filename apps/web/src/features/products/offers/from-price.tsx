import { Price } from '@dining/ui/price';
import { formatWon } from '../../../lib/format';
import { useTranslations } from '../../../lib/i18n';

interface FromPriceProps {
  /** Lowest price for an adult, in won; null if nothing is paid in advance. */
  from: number | null;
  /** Lowest price for a child, in won; null if children have no separate price. */
  child: number | null;
  kind: 'menu' | 'deposit' | 'pickup';
}

const texts = { menu: 'offer.adultFrom', deposit: 'offer.depositFrom', pickup: 'offer.priceFrom' } as const;

export function FromPrice({ from, child, kind }: FromPriceProps) {
  const translations = useTranslations();
  const { t } = translations;
  if (from === null) return null;
  return (
    <Price
      price={t(texts[kind], { price: formatWon(translations, from) })}
      unit={child === null ? undefined : t('offer.kidFrom', { price: formatWon(translations, child) })}
    />
  );
}
