import type { CancelPolicy } from '@dining/domain/cancellation/policy';
import { listFeeSteps } from '@dining/domain/cancellation/timeline';
import type { Visit } from '@dining/domain/shared/seoul-time';
import { useNow, useToday } from '../../lib/clock';
import { formatSpokenVisit } from '../../lib/format';
import { formatFeeLine } from '../../lib/format-fee-line';
import { useTranslations } from '../../lib/i18n';

interface FeeLineProps {
  policy: CancelPolicy;
  visit: Visit;
  isDeposit: boolean;
}

/** The cancellation fee from now on, beside the price (decision 22). */
export function FeeLine({ policy, visit, isDeposit }: FeeLineProps) {
  const translations = useTranslations();
  const { t } = translations;
  const today = useToday();
  const periods = listFeeSteps({ policy, visit, isDeposit }, useNow()).map(({ feePercent, until }) => ({
    feePercent,
    until: formatSpokenVisit(translations, until, today),
  }));
  if (periods.length === 0) return null;
  return (
    <p className="break-keep text-ink-soft text-sm">
      <span className="font-medium text-ink">{t('product.cancelling.label')}</span>{' '}
      {formatFeeLine(translations, periods)}
    </p>
  );
}
