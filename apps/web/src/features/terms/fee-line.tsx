import type { CancelPolicy } from '@dining/domain/cancellation/policy';
import { type FeeStep, listFeeSteps } from '@dining/domain/cancellation/timeline';
import type { SeoulDate, Visit } from '@dining/domain/shared/seoul-time';
import { useNow, useToday } from '../../lib/clock';
import { formatSpokenVisit } from '../../lib/format';
import { type Translations, useTranslations } from '../../lib/i18n';

interface FeeLineProps {
  policy: CancelPolicy;
  visit: Visit;
  isDeposit: boolean;
}

function formatFeeSteps(translations: Translations, [now, ...later]: readonly FeeStep[], today: SeoulDate): string {
  if (now === undefined) return '';
  const { feePercent: percent } = now;
  if (later.length === 0)
    return percent === 0
      ? translations.t('product.cancelling.always')
      : translations.t('product.cancelling.only', { percent });
  const until = formatSpokenVisit(translations, now.until, today);
  const first =
    percent === 0
      ? translations.t('product.cancelling.free', { until })
      : translations.t('product.cancelling.fee', { until, percent });
  const feeTexts = later.map(({ feePercent }, at) =>
    translations.t(at === 0 ? 'product.cancelling.next' : 'product.cancelling.further', { percent: feePercent }),
  );
  return [first, ...feeTexts].join('');
}

export function FeeLine({ policy, visit, isDeposit }: FeeLineProps) {
  const translations = useTranslations();
  const { t } = translations;
  const text = formatFeeSteps(translations, listFeeSteps({ policy, visit, isDeposit }, useNow()), useToday());
  if (text === '') return null;
  return (
    <p className="break-keep text-ink-soft text-sm">
      <span className="font-medium text-ink">{t('product.cancelling.label')}</span> {text}
    </p>
  );
}
