import type { UnitsSold } from '@dining/domain/inventory/choice-limits';
import { changePickupQuantity } from '@dining/domain/inventory/choice-limits';
import type { Product } from '@dining/domain/products/product';
import { useAlerts } from '@dining/ui/alerts';
import { Section } from '@dining/ui/section';
import { Stepper } from '@dining/ui/stepper';
import { setPickupQuantity } from '../../../entities/products/pickup-quantity';
import { useTranslations } from '../../../lib/i18n';
import { localizeText } from '../../../lib/localize-text';
import { formatExceededLimit, formatRemaining } from '../offers/limit-texts';

interface PickupQuantityProps {
  product: Product;
  sold: UnitsSold;
  quantity: number;
}

export function PickupQuantity({ product, sold, quantity }: PickupQuantityProps) {
  const alerts = useAlerts();
  const translations = useTranslations();
  const { t } = translations;
  const label = localizeText(translations, product.name);
  const change = (newQuantity: number) => {
    const result = changePickupQuantity(product, sold, newQuantity);
    setPickupQuantity(product.prodCode, result.quantity);
    if (result.ok) return;
    const message = formatExceededLimit(translations, product, sold, result.remaining);
    void alerts.show({ message });
  };
  return (
    <Section id="quantity" title={t('product.quantity.label')}>
      <Stepper
        label={label}
        note={formatRemaining(translations, product, sold)}
        onChange={change}
        value={quantity}
        valueText={t('common.units.quantity', { count: quantity })}
      />
    </Section>
  );
}
