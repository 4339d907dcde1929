import { isolateDirection } from '@dining/domain/shared/isolate';
import type { Review } from '../../entities/reviews/queries';
import type { Translations } from '../../lib/i18n';

/** Whose review it is; that of a member who has left is nobody's (ADR 17). */
export const getReviewerName = ({ t }: Translations, { userName }: Pick<Review, 'userName'>): string =>
  userName === '' ? t('review.nobody') : isolateDirection(userName);
