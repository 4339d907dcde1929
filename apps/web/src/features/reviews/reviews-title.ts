import { formatReviewCount } from '@dining/domain/reviews/count';
import type { Translations } from '../../lib/i18n';

export const formatReviewsTitle = ({ t }: Translations, total: number | undefined): string =>
  total === undefined || total === 0
    ? t('review.title')
    : t('review.tabs.reviews', { count: formatReviewCount(total) });
