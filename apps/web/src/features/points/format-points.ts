import { formatNumber } from '../../lib/format';
import type { Translations } from '../../lib/i18n';

export const formatPoints = (translations: Translations, points: number): string =>
  translations.t('points.amount', { points: formatNumber(translations, points) });
