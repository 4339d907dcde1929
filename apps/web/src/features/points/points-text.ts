import { numberText } from '../../lib/format';
import { t } from '../../lib/i18n';

/** Points as the language writes them. */
export const pointsText = (points: number): string => t('points.amount', { points: numberText(points) });
