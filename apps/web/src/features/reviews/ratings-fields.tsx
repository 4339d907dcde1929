import { ratingAspects } from '@dining/domain/reviews/ratings';
import { FieldGroup } from '@dining/ui/field-group';
import { useTranslations } from '../../lib/i18n';
import { StarField } from './star-field';
import type { useReviewForm } from './use-review-form';

export function RatingsFields({ reviewForm }: { reviewForm: ReturnType<typeof useReviewForm> }) {
  const { t } = useTranslations();
  const { ratings, setRatings, isSending } = reviewForm;
  return (
    <FieldGroup description={t('review.ratings.hint')} label={t('review.ratings.title')}>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {ratingAspects.map((aspect) => (
          <StarField
            aspect={aspect}
            disabled={isSending}
            key={aspect}
            onChange={(stars) => setRatings({ ...ratings, [aspect]: stars })}
            value={ratings[aspect]}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
