import { Button } from '@dining/ui/button';
import { Dialog } from '@dining/ui/dialog';
import type { Review } from '../../entities/reviews/queries';
import { formatDay } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { ReviewAnswer } from './review-answer';
import { ReviewPictures } from './review-pictures';
import { ReviewRatings } from './review-ratings';
import { ReviewText } from './review-text';
import { getReviewerName } from './reviewer-name';

interface ReviewDialogProps {
  reviews: readonly Review[];
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
}

export function ReviewDialog({ reviews, index, onIndexChange, onClose }: ReviewDialogProps) {
  const translations = useTranslations();
  const { t } = translations;
  const review = reviews[index];
  if (review === undefined) return null;
  const { createDate, contents } = review;
  const userName = getReviewerName(translations, review);
  return (
    <Dialog
      footer={
        reviews.length > 1 && (
          <>
            <Button inactive={index === 0} onClick={() => onIndexChange(index - 1)} size="sm">
              {t('review.previous')}
            </Button>
            <Button inactive={index === reviews.length - 1} onClick={() => onIndexChange(index + 1)} size="sm">
              {t('review.next')}
            </Button>
          </>
        )
      }
      onClose={onClose}
      open
      size="lg"
      title={t('review.by', { name: userName })}
    >
      <div
        aria-live="polite"
        className="grid gap-4"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long review must be focusable to scroll by keyboard
        tabIndex={0}
      >
        <ReviewPictures review={review} sizes="(min-width: 768px) 704px, 92vw" userName={userName} />
        <p className="flex flex-wrap justify-between gap-x-4 text-ink-soft text-sm">
          <span>{localizeField(translations, review, 'prodName')}</span>
          <time dateTime={createDate}>{formatDay(translations, createDate)}</time>
        </p>
        <ReviewRatings ratings={review.ratings} />
        <ReviewText contents={contents} />
        <ReviewAnswer answer={review.answer} />
      </div>
    </Dialog>
  );
}
