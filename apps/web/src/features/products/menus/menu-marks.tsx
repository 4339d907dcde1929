import type { DietaryInfo as Marks } from '@dining/domain/products/allergens';
import { Badge } from '@dining/ui/badge';
import { formatAllergens } from '../../../entities/products/format-allergens';
import { useTranslations } from '../../../lib/i18n';

export function MenuMarks({ marks: { allergens, diets } }: { marks: Marks }) {
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

export function AllergenText({ allergens }: Pick<Marks, 'allergens'>) {
  const translations = useTranslations();
  const { t } = translations;
  const list = formatAllergens(translations, allergens ?? []);
  const text = list === '' ? t('product.marks.none') : t('product.marks.holds', { list });
  return (
    <span className="break-keep text-ink-soft text-xs">{allergens === null ? t('product.marks.unstated') : text}</span>
  );
}

const createMarksKey = ({ allergens, diets }: Marks) => JSON.stringify([allergens && [...allergens].sort(), diets]);

export const haveSameMarks = (first: Marks, second: Marks): boolean => createMarksKey(first) === createMarksKey(second);
