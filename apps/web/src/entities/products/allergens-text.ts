import type { Allergen } from '@dining/domain/products/allergens';
import { listText } from '../../lib/format';
import { t } from '../../lib/i18n';

/** Allergens in words, one after the other as the page's language lists things; '' for none. */
export const allergensText = (allergens: readonly Allergen[]): string =>
  listText(allergens.map((allergen) => t(`product.marks.allergens.${allergen}`)));
