import { formatReviewCount } from '@dining/domain/reviews/count';
import type { Translations } from '../../lib/i18n';

/** "Reviews 12"; without a number while it is not known, and where there are none. */
export const reviewsTitle = ({ t }: Translations, total: number | undefined): string =>
  total === undefined || total === 0 ? t('review.title') : t('review.tabs.reviews', { count: formatReviewCount(total) });
