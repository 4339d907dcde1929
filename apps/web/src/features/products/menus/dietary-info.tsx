import type { DietaryInfo } from '@dining/domain/products/allergens';
import { Badge } from '@dining/ui/badge';
import { formatAllergens } from '../../../entities/products/format-allergens';
import { useTranslations } from '../../../lib/i18n';

export function DietaryInfoBadges({ info: { allergens, diets } }: { info: DietaryInfo }) {
  const { t } = useTranslations();
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {diets.map((diet) => (
        <Badge key={diet}>{t(`product.marks.diets.${diet}`)}</Badge>
      ))}
      <AllergenText allergens={allergens} />
    </p>
  );
}

export function AllergenText({ allergens }: Pick<DietaryInfo, 'allergens'>) {
  const translations = useTranslations();
  const { t } = translations;
  const list = formatAllergens(translations, allergens ?? []);
  const text = list === '' ? t('product.marks.none') : t('product.marks.holds', { list });
  return (
    <span className="break-keep text-ink-soft text-xs">{allergens === null ? t('product.marks.unstated') : text}</span>
  );
}

const createDietaryInfoKey = ({ allergens, diets }: DietaryInfo) =>
  JSON.stringify([allergens && [...allergens].sort(), diets]);

export const hasSameDietaryInfo = (first: DietaryInfo, second: DietaryInfo): boolean =>
  createDietaryInfoKey(first) === createDietaryInfoKey(second);
