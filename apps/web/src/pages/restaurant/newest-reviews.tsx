import { Section } from '@dining/ui/section';
import { getLinkClass } from '@dining/ui/text-link';
import { Link } from '@tanstack/react-router';
import type { Restaurant } from '../../entities/venues/restaurant';
import { RatingOverview } from '../../features/reviews/rating-overview';
import { ReviewAnswer } from '../../features/reviews/review-answer';
import { ReviewRatings } from '../../features/reviews/review-ratings';
import { ReviewText } from '../../features/reviews/review-text';
import { ReviewThumbnails } from '../../features/reviews/review-thumbnails';
import { getReviewerName } from '../../features/reviews/reviewer-name';
import { formatDay } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';

/** Shows the newest reviews of the venue's products, each with a link to all reviews of its product. */
export function NewestReviews({ restaurant: { dinCode, reviewList, ratingOverview } }: { restaurant: Restaurant }) {
  const translations = useTranslations();
  const { t } = translations;
  if (reviewList.length === 0) return null;
  return (
    <Section id="reviews" title={t('review.title')}>
      {ratingOverview !== undefined && (
        <div className="mb-8">
          <RatingOverview overview={ratingOverview} />
        </div>
      )}
      <ul>
        {reviewList.map((review) => (
          <li className="grid gap-2 border-line border-t py-6" key={review.reviewCode}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-medium">{getReviewerName(translations, review)}</span>
              <time className="text-ink-soft text-sm" dateTime={review.createDate}>
                {formatDay(translations, review.createDate)}
              </time>
            </p>
            <ReviewRatings ratings={review.ratings} />
            <ReviewText className="line-clamp-5" contents={review.contents} />
            <ReviewThumbnails review={review} />
            <ReviewAnswer answer={review.answer} />
            <Link
              className={`${getLinkClass('inline')} justify-self-start text-sm`}
              params={{ dinCode, prodCode: review.prodCode }}
              to="/review/list/$dinCode/$prodCode"
            >
              {t('restaurant.allReviews', { name: localizeField(translations, review, 'prodName') })}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
