import type { Menu } from '@dining/contract/codecs/product-option';
import type { UnitsSold } from '@dining/domain/inventory/choice-limits';
import { checkMenuUnits } from '@dining/domain/inventory/choice-limits';
import { listChoosableMenus, type MenuChoice } from '@dining/domain/products/menu-choice';
import { countChosenCovers, countCoversForParty } from '@dining/domain/products/menu-rule';
import { countPeople, type Party } from '@dining/domain/products/party';
import type { Product, ProductOption } from '@dining/domain/products/product';
import { useAlerts } from '@dining/ui/alerts';
import { Section } from '@dining/ui/section';
import { useTranslations } from '../../../lib/i18n';
import { formatExceededLimit, formatRemaining } from '../offers/limit-texts';
import { MenuRow } from './menu-row';
import { listMenuRows } from './menu-rows';

interface MenuChoicesProps {
  product: Product;
  menus: readonly Menu[];
  sold: UnitsSold;
  party: Party;
  choices: readonly MenuChoice[];
  onChange: (choices: readonly MenuChoice[]) => void;
}

const getCount = (choices: readonly MenuChoice[], menuIndex: number): number =>
  choices.find((choice) => choice.menuIndex === menuIndex)?.count ?? 0;

export function MenuChoices({ product, menus, sold, party, choices, onChange }: MenuChoicesProps) {
  const alerts = useAlerts();
  const translations = useTranslations();
  const { t } = translations;
  const choosableMenus = listChoosableMenus(product);
  const change = (option: ProductOption, count: number) => {
    const validChoices = choices.filter((choice) =>
      choosableMenus.some(({ menuIndex }) => menuIndex === choice.menuIndex),
    );
    const newChoices = [
      ...validChoices.filter((choice) => choice.menuIndex !== option.menuIndex),
      { menuIndex: option.menuIndex, count },
    ];
    const unitsResult = checkMenuUnits(product, sold, countChosenCovers(product, newChoices));
    if (unitsResult.ok || count < getCount(choices, option.menuIndex))
      return onChange(newChoices.filter((choice) => choice.count > 0));
    void alerts.show({
      message: formatExceededLimit(translations, product, sold, unitsResult.remaining),
    });
  };
  const remainingText = formatRemaining(translations, product, sold);
  const coveredGuests = countCoversForParty(product, choices, party);
  return (
    <Section
      id="menus"
      lead={[t('product.menus.hint'), remainingText].filter(Boolean).join(' ')}
      title={t('product.menus.title')}
    >
      <ul className="-mt-4 grid">
        {listMenuRows(choosableMenus, menus).map((row) => (
          <MenuRow
            getCount={(menuIndex) => getCount(choices, menuIndex)}
            key={row.menu.menuIndex}
            onChange={change}
            row={row}
          />
        ))}
      </ul>
      <p className="mt-4 text-right text-ink-soft text-sm" role="status">
        {t('product.menus.chosen', { chosen: coveredGuests, needed: countPeople(party) })}
        {coveredGuests < countChosenCovers(product, choices) && (
          <span className="block">{t('product.menus.childrenOnly')}</span>
        )}
      </p>
    </Section>
  );
}
