import type { PriceChange } from '@dining/domain/catalogue/price-table';
import type { VenuePrices } from '../../entities/catalogue/prices';
import { formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { getRowName } from './row-values';

/** Shows the prices that saving would change, before and after. */
export function ChangeTable({ changes, prices }: { changes: readonly PriceChange[]; prices: VenuePrices }) {
  const translations = useTranslations();
  const { t } = translations;
  if (changes.length === 0) return <p className="text-ink-soft">{t('prices.changes.none')}</p>;
  const formatPrice = (price: number | null): string =>
    price === null || Number.isNaN(price) ? t('prices.changes.nothing') : formatWon(translations, price);
  return (
    <table aria-label={t('prices.changes.title')} className="w-full text-left">
      <thead className="border-line border-b text-ink-soft text-xs">
        <tr>
          <th className="py-2 pr-3 font-medium" scope="col">
            {t('prices.columns.menu')}
          </th>
          <th className="px-2 py-2 font-medium" scope="col">
            {t('prices.changes.before')}
          </th>
          <th className="px-2 py-2 font-medium" scope="col">
            {t('prices.changes.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: unfinished rows may be equal
          <tr className="border-line border-b" key={index}>
            <th className="py-2 pr-3 font-normal" scope="row">
              {getRowName(translations, prices, change)}
            </th>
            <td className="px-2 py-2 tabular-nums">{formatPrice(change.before)}</td>
            <td className="px-2 py-2 font-medium tabular-nums">{formatPrice(change.after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
