import type { Allergen } from '@dining/domain/products/allergens';
import { formatList } from '../../lib/format';
import type { Translations } from '../../lib/i18n';

export const formatAllergens = (translations: Translations, allergens: readonly Allergen[]): string =>
  formatList(
    translations,
    allergens.map((allergen) => translations.t(`product.marks.allergens.${allergen}`)),
  );
