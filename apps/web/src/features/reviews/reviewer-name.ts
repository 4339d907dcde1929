import { isolateDirection } from '@dining/domain/shared/isolate-direction';
import type { Review } from '../../entities/reviews/queries';
import type { Translations } from '../../lib/i18n';

export const getReviewerName = ({ t }: Translations, { userName }: Pick<Review, 'userName'>): string =>
  userName === '' ? t('review.formerMember') : isolateDirection(userName);
