import { getPriceKey, type PriceRow } from '@dining/domain/catalogue/price-table';
import { isValidDate } from '@dining/domain/shared/seoul-time';
import type { VenuePrices } from '../../entities/catalogue/prices';
import { parseNumber } from '../../flows/catalogue/use-fields-form';
import { formatDay } from '../../lib/format';
import type { Translations } from '../../lib/i18n';

/** Form values of a row. A usual price applies on all days, so it has no first and last day. */
export interface RowValues {
  readonly prodCode: PriceRow['prodCode'];
  readonly menuIndex: number | null;
  readonly isUsual: boolean;
  readonly fromDay: string;
  readonly toDay: string;
  readonly price: string;
}

export const toRowValues = ({ prodCode, menuIndex, fromDay, toDay, price }: PriceRow): RowValues => ({
  prodCode,
  menuIndex,
  isUsual: fromDay === null && toDay === null,
  fromDay: fromDay ?? '',
  toDay: toDay ?? '',
  price: Number.isNaN(price) ? '' : price.toLocaleString('en-US'),
});

export const toPriceRow = ({ isUsual, fromDay, toDay, price, ...target }: RowValues): PriceRow => ({
  ...target,
  fromDay: isUsual ? null : fromDay,
  toDay: isUsual ? null : toDay,
  price: parseNumber(price),
});

/** Maps the keys of prices to prices in won. */
export const toPriceFields = (rows: readonly PriceRow[]): Record<string, number> =>
  Object.fromEntries(rows.map((row) => [getPriceKey(row), row.price]));

/** The product and menu that a price belongs to. */
type PriceTarget = Pick<PriceRow, 'prodCode' | 'menuIndex'>;

/** Returns the name of the product, or of the menu list. */
export const getGroupName = ({ t }: Translations, { venueProducts }: VenuePrices, { prodCode }: PriceTarget): string =>
  prodCode === null
    ? t('prices.menus')
    : (venueProducts.find((product) => product.prodCode === prodCode)?.names[0] ?? prodCode);

/** Returns the name of the menu, or the word “piece” for a pickup. */
export const getUnitName = ({ t }: Translations, { venueMenus }: VenuePrices, { menuIndex }: PriceTarget): string =>
  menuIndex === null
    ? t('prices.piece')
    : (venueMenus.find((menu) => menu.menuIndex === menuIndex)?.names[0] ?? String(menuIndex));

/** Returns the name of a row, such as `Dinner · Lamb, Dec 24 – Dec 25`. */
export function getRowName(translations: Translations, prices: VenuePrices, row: Omit<PriceRow, 'price'>): string {
  const name = `${getGroupName(translations, prices, row)} · ${getUnitName(translations, prices, row)}`;
  const { fromDay, toDay } = row;
  if (fromDay === null || toDay === null)
    return translations.t('prices.row', { name, days: translations.t('prices.usual') });
  const days = [fromDay, toDay].map((day) => (isValidDate(day) ? formatDay(translations, day) : '…'));
  return translations.t('prices.row', { name, days: [...new Set(days)].join(' – ') });
}
