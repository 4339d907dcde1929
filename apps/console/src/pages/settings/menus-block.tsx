import type { ProblemError } from '@dining/client/problem-error';
import { type DietaryInfo, hasSameDietaryInfo } from '@dining/domain/products/allergens';
import type { DinCode } from '@dining/domain/shared/codes';
import { Button } from '@dining/ui/button';
import { Dialog } from '@dining/ui/dialog';
import { TextField } from '@dining/ui/text-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  formatAllergens,
  formatDiets,
  getMenusQuery,
  type Menu,
  previewMenuAllergens,
  saveMenuAllergens,
} from '../../entities/products/menus';
import { DietaryForm } from '../../features/products/dietary-form';
import { type Conflict, ConflictDialog } from '../../features/screen/conflict-dialog';
import { FilterSelect } from '../../features/screen/filter-select';
import { Block, EmptyList, LoadFailed, LoadingRows } from '../../features/screen/screen';
import { attempt } from '../../lib/attempt';
import { formatList } from '../../lib/format';
import { type Translations, useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { useSettingChange } from './use-setting-change';

const copyDietaryInfo = ({ allergens, diets }: DietaryInfo) => ({
  allergens: allergens === null ? null : [...allergens],
  diets: [...diets],
});

/** Returns the menus whose name, products, allergens or diets contain the text. */
function filterMenus(translations: Translations, menus: readonly Menu[], search: string): readonly Menu[] {
  const searchText = search.trim().toLowerCase();
  return menus.filter((menu) =>
    [menu.name, ...menu.products, formatAllergens(translations, menu), formatDiets(translations, menu.diets)].some(
      (text) => text.toLowerCase().includes(searchText),
    ),
  );
}

interface MenusBlockProps {
  readonly venues: readonly { readonly dinCode: DinCode; readonly name: string }[];
  readonly dinCode: DinCode;
  readonly onChoose: (dinCode: DinCode) => void;
  readonly canEdit: boolean;
}

/** Shows and changes the allergens and diets of a venue's menus. */
export function MenusBlock({ venues, dinCode, onChoose, canEdit }: MenusBlockProps) {
  const translations = useTranslations();
  const { t } = translations;
  const notify = useNotify();
  const { write, confirmChange, showProblem } = useSettingChange();
  const queryClient = useQueryClient();
  const query = getMenusQuery(dinCode);
  const { data: menus, error, isFetching, refetch } = useQuery(query);
  const [search, setSearch] = useState('');
  const [openMenu, setOpenMenu] = useState<Menu>();
  const [conflict, setConflict] = useState<Conflict>();
  const shownMenus = filterMenus(translations, menus ?? [], search);

  const send = async (
    menu: Menu,
    from: DietaryInfo,
    to: DietaryInfo,
    reason: string,
  ): Promise<ProblemError | undefined> => {
    const { menuIndex, name } = menu;
    const body = { dinCode, menuIndex, from: copyDietaryInfo(from), to: copyDietaryInfo(to), reason };
    const outcome = await write(saveMenuAllergens, body);
    if (outcome.ok) {
      await queryClient.invalidateQueries({ queryKey: query.queryKey });
      setOpenMenu(undefined);
      notify(t('staffSettings.menus.saved', { menu: name }));
      return undefined;
    }
    const { code, current } = outcome.problem;
    if (code === 'changed_meanwhile') {
      const savedMenu = current as unknown as Menu;
      setConflict({
        rows: [
          {
            label: t('staffSettings.menus.columns.allergens'),
            yours: formatAllergens(translations, to),
            theirs: formatAllergens(translations, savedMenu),
          },
          {
            label: t('staffSettings.menus.columns.diets'),
            yours: formatDiets(translations, to.diets) || '–',
            theirs: formatDiets(translations, savedMenu.diets) || '–',
          },
        ],
        keepYours: () => void overwrite(menu, savedMenu, to, reason),
      });
    }
    return outcome.problem;
  };
  const overwrite = async (menu: Menu, from: DietaryInfo, to: DietaryInfo, reason: string): Promise<void> => {
    setConflict(undefined);
    const problem = await send(menu, from, to, reason);
    if (problem !== undefined && problem.code !== 'changed_meanwhile') showProblem(problem);
  };
  const save = async (menu: Menu, to: DietaryInfo, reason: string): Promise<ProblemError | undefined> => {
    if (hasSameDietaryInfo(menu, to)) {
      setOpenMenu(undefined);
      notify(t('staffSettings.unchanged'));
      return undefined;
    }
    const { menuIndex, name } = menu;
    const { allergens } = copyDietaryInfo(to);
    const preview = await attempt(() => previewMenuAllergens({ dinCode, menuIndex, allergens }));
    if (!preview.ok) return preview.problem;
    const { bookings, allergicBookings } = preview.value;
    const consequences = [
      t('staffSettings.menus.ask', { count: bookings }),
      ...(allergicBookings === null || allergicBookings === 0
        ? []
        : [t('staffSettings.menus.askAllergic', { count: allergicBookings })]),
    ];
    const isSure = await confirmChange(name, consequences.join('\n'), t('staffSettings.save'));
    return isSure ? send(menu, menu, to, reason) : undefined;
  };
  return (
    <Block
      action={
        <FilterSelect
          label={t('staffSettings.menus.venue')}
          onChange={(code) => {
            const venue = venues.find((each) => each.dinCode === code);
            if (venue !== undefined) onChoose(venue.dinCode);
          }}
          options={venues.map((venue) => ({ value: String(venue.dinCode), label: venue.name }))}
          value={String(dinCode)}
        />
      }
      title={t('staffSettings.menus.title')}
    >
      {!canEdit && <p className="text-ink-soft">{t('staffSettings.readOnly')}</p>}
      {error !== null && <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {menus === undefined && error === null && <LoadingRows count={6} />}
      {menus?.length === 0 && (
        <EmptyList title={t('staffSettings.menus.none')}>{t('staffSettings.menus.noneText')}</EmptyList>
      )}
      {menus !== undefined && menus.length > 0 && (
        <>
          <TextField
            autoComplete="off"
            className="max-w-md"
            data-key="search"
            label={t('staffSettings.menus.search')}
            onChange={(event) => setSearch(event.target.value)}
            type="search"
            value={search}
          />
          <p className="text-ink-soft" role="status">
            {t('staffSettings.menus.count', { count: shownMenus.length })}
          </p>
          {shownMenus.length === 0 ? (
            <EmptyList title={t('staffSettings.menus.noMatch')}>{t('staffSettings.menus.noMatchText')}</EmptyList>
          ) : (
            <table className="w-full text-left">
              <caption className="sr-only">{t('staffSettings.menus.title')}</caption>
              <thead className="border-line border-b text-ink-soft text-xs">
                <tr>
                  {(['menu', 'products', 'allergens', 'diets'] as const).map((column) => (
                    <th className="px-2 py-2 font-medium" key={column} scope="col">
                      {t(`staffSettings.menus.columns.${column}`)}
                    </th>
                  ))}
                  {canEdit && <td />}
                </tr>
              </thead>
              <tbody>
                {shownMenus.map((menu) => (
                  <tr className="border-line border-b align-top" key={menu.menuIndex}>
                    <th className="px-2 py-3 font-medium" scope="row">
                      {menu.name}
                    </th>
                    <td className="px-2 py-3 text-ink-soft">{formatList(translations, menu.products) || '–'}</td>
                    <td className={menu.allergens === null ? 'px-2 py-3 text-warning' : 'px-2 py-3'}>
                      {formatAllergens(translations, menu)}
                    </td>
                    <td className="px-2 py-3">{formatDiets(translations, menu.diets) || '–'}</td>
                    {canEdit && (
                      <td className="whitespace-nowrap px-2 py-1 text-right">
                        <Button
                          aria-label={t('staffSettings.menus.changeName', { menu: menu.name })}
                          onClick={() => setOpenMenu(menu)}
                          size="sm"
                          variant="quiet"
                        >
                          {t('staffSettings.change')}
                        </Button>
                      </td>
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </>
      )}
      {openMenu !== undefined && (
        <Dialog closeOnClickOutside={false} onClose={() => setOpenMenu(undefined)} open size="lg" title={openMenu.name}>
          <DietaryForm info={openMenu} onSave={(to, reason) => save(openMenu, to, reason)} />
        </Dialog>
      )}
      <ConflictDialog
        conflict={conflict}
        onClose={() => setConflict(undefined)}
        onKeepTheirs={() => {
          setConflict(undefined);
          setOpenMenu(undefined);
          void refetch();
        }}
      />
    </Block>
  );
}
