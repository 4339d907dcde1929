import { numberText } from '../../lib/format';
import type { Translations } from '../../lib/i18n';

/** Points as the language writes them. */
export const pointsText = (translations: Translations, points: number): string =>
  translations.t('points.amount', { points: numberText(translations, points) });
