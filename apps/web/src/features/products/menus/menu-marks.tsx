import type { DietaryInfo as Marks } from '@dining/domain/products/allergens';
import { Badge } from '@dining/ui/badge';
import { formatAllergens } from '../../../entities/products/format-allergens';
import { useTranslations } from '../../../lib/i18n';

export function MenuMarks({ marks: { allergens, diets } }: { marks: Marks }) {
  const translations = useTranslations();
  const { t } = translations;
  const list = formatAllergens(translations, allergens ?? []);
  const allergenText = list === '' ? t('product.marks.none') : t('product.marks.holds', { list });
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-xs">
      {diets.map((diet) => (
        <Badge key={diet}>{t(`product.marks.diets.${diet}`)}</Badge>
      ))}
      <span className="break-keep">{allergens === null ? t('product.marks.untold') : allergenText}</span>
    </p>
  );
}
