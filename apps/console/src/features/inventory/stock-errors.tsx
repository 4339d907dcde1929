import type { StockError } from '@dining/domain/availability/stock-checks';
import { Notice } from '@dining/ui/notice';
import { useTranslations } from '../../lib/i18n';

/** Shows the errors of a change that do not belong to a particular start time. */
export function StockErrors({ errors }: { errors: readonly StockError[] }) {
  const { t } = useTranslations();
  if (errors.length === 0) return null;
  const generalErrors = errors.filter(({ row }) => row === null);
  return (
    <Notice announce tone="error">
      {generalErrors.length === 0
        ? t('staffStock.errors.check')
        : generalErrors.map(({ code, season }) => (
            <span className="block" key={`${code} ${season ?? ''}`}>
              {t(`staffStock.errors.${code}`)}
            </span>
          ))}
    </Notice>
  );
}
