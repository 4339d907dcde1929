import { Badge } from '@dining/ui/badge';
import { t } from '../../lib/i18n';

/** Whether a promotion runs (decision 15). */
export function RunningBadge({ running }: { running: boolean }) {
  return <Badge tone={running ? 'brass' : 'neutral'}>{t(running ? 'promotion.filter.running' : 'promotion.filter.ended')}</Badge>;
}
