import { ratingAspects } from '@dining/domain/reviews/ratings';
import type { Review } from '../../entities/reviews/queries';
import { useTranslations } from '../../lib/i18n';
import { StarRow } from './star-row';

/** Shows the ratings of a review as stars. Renders nothing without ratings. */
export function ReviewRatings({ ratings }: Pick<Review, 'ratings'>) {
  const { t } = useTranslations();
  if (ratings === undefined) return null;
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
      {ratingAspects.map((aspect) => {
        const stars = ratings[aspect];
        if (stars === undefined) return null;
        const label = t(`review.ratings.aspects.${aspect}`);
        return (
          <div className="inline-flex items-center gap-1.5" key={aspect}>
            <span className="sr-only">{t('review.ratings.stars', { aspect: label, stars })}</span>
            <span aria-hidden="true">{label}</span>
            <StarRow size={14} stars={stars} />
          </div>
        );
      })}
    </div>
  );
}
