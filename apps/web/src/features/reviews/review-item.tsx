import { joinClasses } from '@dining/ui/join-classes';
import { Picture } from '@dining/ui/picture';
import { listReviewPhotos, type Review } from '../../entities/reviews/queries';
import { formatDay } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { createPictureImage } from '../../lib/picture';
import { ReviewAnswer } from './review-answer';
import { ReviewRatings } from './review-ratings';
import { ReviewText } from './review-text';
import { getReviewerName } from './reviewer-name';
import { reviewGridClass, reviewRowClass } from './reviews-skeleton';

interface ReviewItemProps {
  review: Review;
  isFullTextShown: boolean;
  onOpenPhoto: () => void;
}

export function ReviewItem({ review, isFullTextShown, onOpenPhoto }: ReviewItemProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { createDate, contents } = review;
  const [firstPhoto, ...otherPhotos] = listReviewPhotos(review);
  const userName = getReviewerName(translations, review);
  return (
    <li className={joinClasses(reviewRowClass, firstPhoto !== undefined && reviewGridClass)}>
      {firstPhoto !== undefined && (
        <div className="relative self-start">
          <button
            aria-haspopup="dialog"
            aria-label={t('review.enlarge', { name: userName })}
            className="group block w-full rounded-md"
            onClick={onOpenPhoto}
            type="button"
          >
            <Picture
              zoomOnHover
              alt=""
              className="rounded-md"
              image={createPictureImage(firstPhoto)}
              ratio={1}
              sizes="(min-width: 768px) 144px, 88px"
            />
          </button>
          {otherPhotos.length > 0 && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute right-1.5 bottom-1.5 rounded-sm bg-raised px-1.5 text-ink text-xs"
            >
              +{otherPhotos.length}
            </span>
          )}
        </div>
      )}
      <div className="grid content-start gap-2">
        <div>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-medium">{userName}</span>
            <time className="text-ink-soft text-sm" dateTime={createDate}>
              {formatDay(translations, createDate)}
            </time>
          </p>
          {isFullTextShown && (
            <p className="text-ink-soft text-sm">{localizeField(translations, review, 'prodName')}</p>
          )}
        </div>
        <ReviewRatings ratings={review.ratings} />
        <ReviewText className={isFullTextShown ? undefined : 'line-clamp-5'} contents={contents} />
        <ReviewAnswer answer={review.answer} />
      </div>
    </li>
  );
}
