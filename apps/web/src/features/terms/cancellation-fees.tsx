import { listFeeSteps } from '@dining/domain/cancellation/fee-steps';
import { hasGrace } from '@dining/domain/cancellation/grace';
import type { CancelPolicy } from '@dining/domain/cancellation/policy';
import type { Visit } from '@dining/domain/shared/seoul-time';
import { Facts } from '../../components/facts';
import { useNow, useToday } from '../../lib/clock';
import { formatVisitInText } from '../../lib/format';
import { formatFeePeriods } from '../../lib/format-fee-periods';
import { useTranslations } from '../../lib/i18n';

interface CancellationFeesProps {
  policy: CancelPolicy;
  visit: Visit;
  isDeposit: boolean;
  /** When the reservation was paid; null before payment. */
  bookedAt: Date | null;
}

/**
 * Shows the cancellation fees from now on, beside the price (decision 22). Before an order is placed they begin with
 * the grace period if a fee would otherwise apply at once (decision 49).
 */
export function CancellationFees({ policy, visit, isDeposit, bookedAt }: CancellationFeesProps) {
  const translations = useTranslations();
  const { t } = translations;
  const today = useToday();
  const now = useNow();
  const periods = listFeeSteps({ policy, visit, isDeposit, bookedAt }, now).map(({ feePercent, until }) => ({
    feePercent,
    until: formatVisitInText(translations, until, today),
  }));
  const [firstPeriod] = periods;
  if (firstPeriod === undefined) return null;
  const hasGracePeriod = bookedAt === null && firstPeriod.feePercent > 0 && hasGrace({ policy, visit }, now);
  return (
    <p className="break-keep text-ink-soft text-sm">
      <Facts
        facts={[
          ...(hasGracePeriod ? [t('product.cancelling.grace', { minutes: policy.graceMinutes })] : []),
          ...formatFeePeriods(translations, periods),
        ]}
        label={t('product.cancelling.label')}
      />
    </p>
  );
}
