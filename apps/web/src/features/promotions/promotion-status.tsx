import type { Promotion } from '@dining/contract/codecs/promotion';
import { Badge } from '@dining/ui/badge';
import { useToday } from '../../lib/clock';
import { formatPeriod } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

/** Shows whether a promotion is running, has ended or will start, and its period. */
export function PromotionStatus({ promotion: { running, period } }: { promotion: Promotion }) {
  const translations = useTranslations();
  const { t } = translations;
  const today = useToday();
  const futureStart = period.startsOn !== null && period.startsOn > today ? period.startsOn : undefined;
  const label = t(running ? 'promotion.filter.running' : 'promotion.filter.ended');
  return (
    <>
      <Badge tone={running ? 'brass' : 'neutral'}>
        {running && futureStart !== undefined ? t('promotion.from', { date: futureStart.slice(5) }) : label}
      </Badge>
      {(period.startsOn !== null || period.endsOn !== null) &&
        formatPeriod(translations, { from: period.startsOn, to: period.endsOn })}
    </>
  );
}
