import type { Allergen, Diet, DietaryInfo } from '@dining/domain/products/allergens';
import type { DinCode } from '@dining/domain/shared/codes';
import { queryOptions } from '@tanstack/react-query';
import { type Body, type CallResult, call, createIdempotencyHeaders } from '../../lib/call';
import { formatList } from '../../lib/format';
import type { Translations } from '../../lib/i18n';

export type Menu = CallResult<'POST /api/staff/menu-allergens/list'>['menus'][number];

/** Loads all pages of the menus of a venue. */
export const getMenusQuery = (dinCode: DinCode) =>
  queryOptions({
    queryKey: ['menus', dinCode],
    queryFn: async ({ signal }) => {
      const menus: Menu[] = [];
      let after: string | null = null;
      do {
        const page: CallResult<'POST /api/staff/menu-allergens/list'> = await call(
          'POST /api/staff/menu-allergens/list',
          {
            body: { dinCode, after },
            signal,
          },
        );
        menus.push(...page.menus);
        after = page.next;
      } while (after !== null);
      return menus;
    },
  });

export const previewMenuAllergens = (body: Body<'POST /api/staff/menu-allergens/preview'>) =>
  call('POST /api/staff/menu-allergens/preview', { body });
export const saveMenuAllergens = (body: Body<'POST /api/staff/menu-allergens/save'>, key: string) =>
  call('POST /api/staff/menu-allergens/save', { body, headers: createIdempotencyHeaders(key) });

export const getAllergenName = ({ t }: Translations, allergen: Allergen): string =>
  t(`product.marks.allergens.${allergen}`);

/** Formats the names of allergens, or a text if there are none or the venue has not stated them. */
export function formatAllergens(translations: Translations, { allergens }: Pick<DietaryInfo, 'allergens'>): string {
  if (allergens === null) return translations.t('staffSettings.menus.notStated');
  if (allergens.length === 0) return translations.t('staffSettings.menus.noAllergens');
  return formatList(
    translations,
    allergens.map((allergen) => getAllergenName(translations, allergen)),
  );
}

export const formatDiets = (translations: Translations, diets: readonly Diet[]): string =>
  formatList(
    translations,
    diets.map((diet) => translations.t(`product.marks.diets.${diet}`)),
  );
