import { type DietaryInfo, findAllergyConflicts } from '@dining/domain/products/allergens';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { Notice } from '@dining/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { formatAllergens } from '../../entities/products/format-allergens';
import { allergiesQuery } from '../../entities/reservations/queries';
import { useTranslations } from '../../lib/i18n';
import { localizeText } from '../../lib/localize-text';

interface AllergenWarningProps {
  menus: readonly {
    readonly menuIndex: number;
    readonly name: LocalizedText;
    readonly allergens: DietaryInfo['allergens'];
  }[];
  allergyCodes: readonly string[];
}

/**
 * Warns if chosen menus contain the guest's allergens, or if their allergens are not stated. The comparison runs in the
 * browser, so that allergies are neither sent nor stored before the guest consents (decision 5b).
 */
export function AllergenWarning({ menus, allergyCodes }: AllergenWarningProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { data: allergies = [] } = useQuery(allergiesQuery);
  const allergyGroups = allergies.map(({ allergyCode, allergenList }) => ({ allergyCode, allergens: allergenList }));
  const { conflicts, unstated } = findAllergyConflicts(menus, allergyGroups, allergyCodes);
  if (conflicts.length + unstated.length === 0) return null;
  return (
    <Notice announce title={t('product.marks.warning.title')} tone="warning">
      <ul className="grid gap-1">
        {conflicts.map(({ menu, allergens }) => (
          <li key={menu.menuIndex}>
            {t('product.marks.warning.holds', {
              menu: localizeText(translations, menu.name),
              list: formatAllergens(translations, allergens),
            })}
          </li>
        ))}
        {unstated.map((menu) => (
          <li key={menu.menuIndex}>
            {t('product.marks.warning.unstated', { menu: localizeText(translations, menu.name) })}
          </li>
        ))}
      </ul>
      <p className="mt-2">{t('product.marks.warning.advice')}</p>
    </Notice>
  );
}
