import type { StockPart } from '@dining/domain/catalogue/form-contents';
import type { DinCode } from '@dining/domain/shared/codes';
import { isValidDate } from '@dining/domain/shared/seoul-time';
import { getStockHistoryQuery, type HistoryDifference } from '../../entities/catalogue/form-history';
import type { NamedRoom } from '../../features/inventory/rows-editor';
import type { StockHistoryProps } from '../../features/inventory/stock-history-props';
import { FormHistory } from '../../features/screen/form-history';
import type { DifferenceTexts } from '../../features/screen/version-list';
import { formatDay, formatList } from '../../lib/format';
import { type Translations, useTranslations } from '../../lib/i18n';

/** Words of a path that are not the code of a room, by what names them. */
const createWords = ({ t }: Translations): Readonly<Record<string, string>> => ({
  weekdays: t('staffStock.weekly.weekdays'),
  weekend: t('staffStock.weekly.weekend'),
  meals: t('staffStock.meals.label'),
  M: t('common.meal.M'),
  L: t('common.meal.L'),
  D: t('common.meal.D'),
  mon: t('staffStock.meals.mon'),
  tue: t('staffStock.meals.tue'),
  wed: t('staffStock.meals.wed'),
  thu: t('staffStock.meals.thu'),
  fri: t('staffStock.meals.fri'),
  tables: t('staffStock.rows.tables'),
  name: t('staffStock.seasons.name'),
  tableTurnMinutes: t('staffStock.turnTimes.tableTurnMinutes'),
  roomTurnMinutes: t('staffStock.turnTimes.roomTurnMinutes'),
});

function createFormatter(translations: Translations, rooms: readonly NamedRoom[]) {
  const { t } = translations;
  const words = createWords(translations);
  const formatPart = (part: string): string => {
    const days = part.split(' ');
    if (days.every(isValidDate)) return days.map((day) => formatDay(translations, day)).join(' – ');
    return words[part] ?? rooms.find(({ dinRoomCode }) => dinRoomCode === part)?.name ?? part;
  };
  const formatValue = (value: unknown): string => {
    if (value === null) return t('staffStock.turnTimes.none');
    if (typeof value === 'number') return t('staffStock.turnTimes.minutes', { count: value });
    if (typeof value === 'boolean') return t(value ? 'console.conflict.yes' : 'console.conflict.no');
    if (typeof value === 'object') return formatParts(value);
    if (typeof value !== 'string') return '–';
    const [, closed, seats] = /^(closed )?(\d+-\d+)$/.exec(value) ?? [];
    if (seats === undefined) return value;
    const range = seats.replace('-', '–');
    return closed === undefined ? range : `${range} (${t('staffStock.month.full')})`;
  };
  const formatParts = (parts: object): string =>
    formatList(
      translations,
      Object.entries(parts).map(([part, value]) => `${formatPart(part)} ${formatValue(value)}`),
    ) || '–';
  return ({ path, before, after }: HistoryDifference): DifferenceTexts => ({
    label: path.split('.').map(formatPart).join(' · '),
    before: formatValue(before),
    after: formatValue(after),
  });
}

interface VenueStockHistoryProps<Part extends StockPart> extends StockHistoryProps<Part> {
  readonly dinCode: DinCode;
  readonly rooms: readonly NamedRoom[];
}

/** Opens the versions of a part of a venue's stock, one of which can be put into its form. */
export function StockHistory<Part extends StockPart>({ dinCode, part, rooms, ...props }: VenueStockHistoryProps<Part>) {
  const translations = useTranslations();
  return (
    <FormHistory
      {...props}
      formatDifference={createFormatter(translations, rooms)}
      query={getStockHistoryQuery(dinCode, part)}
    />
  );
}
