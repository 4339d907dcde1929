import type { Allergen } from '@dining/domain/products/allergens';
import { listText } from '../../lib/format';
import type { Translations } from '../../lib/i18n';

export const formatAllergens = (translations: Translations, allergens: readonly Allergen[]): string =>
  listText(
    translations,
    allergens.map((allergen) => translations.t(`product.marks.allergens.${allergen}`)),
  );
