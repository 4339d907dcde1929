import type { Allergen } from '@dining/domain/products/allergens';
import { t } from '../../lib/i18n';

/** Allergens in words, one after the other as the page's language lists things; '' for none. */
export const allergensText = (allergens: readonly Allergen[]): string => {
  const [first = '', ...others] = allergens.map((allergen) => t(`product.marks.allergens.${allergen}`));
  return others.reduce((before, after) => t('product.marks.pair', { before, after }), first);
};
