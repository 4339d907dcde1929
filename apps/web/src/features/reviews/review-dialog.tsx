import { Button } from '@dining/ui/button';
import { Dialog } from '@dining/ui/dialog';
import type { Review } from '../../entities/reviews/queries';
import { formatDay } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { ReviewAnswer } from './review-answer';
import { ReviewPictures } from './review-pictures';
import { ReviewRatings } from './review-ratings';
import { ReviewWords } from './review-words';
import { getReviewerName } from './reviewer-name';

interface ReviewDialogProps {
  reviews: readonly Review[];
  at: number;
  onAt: (at: number) => void;
  onClose: () => void;
}

export function ReviewDialog({ reviews, at, onAt, onClose }: ReviewDialogProps) {
  const translations = useTranslations();
  const { t } = translations;
  const review = reviews[at];
  if (review === undefined) return null;
  const { createDate, contents } = review;
  const userName = getReviewerName(translations, review);
  return (
    <Dialog
      footer={
        reviews.length > 1 && (
          <>
            <Button inactive={at === 0} onClick={() => onAt(at - 1)} size="sm">
              {t('review.previous')}
            </Button>
            <Button inactive={at === reviews.length - 1} onClick={() => onAt(at + 1)} size="sm">
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
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long review has to be reached to be scrolled by keys
        tabIndex={0}
      >
        <ReviewPictures review={review} sizes="(min-width: 768px) 704px, 92vw" userName={userName} />
        <p className="flex flex-wrap justify-between gap-x-4 text-ink-soft text-sm">
          <span>{localizeField(translations, review, 'prodName')}</span>
          <time dateTime={createDate}>{formatDay(translations, createDate)}</time>
        </p>
        <ReviewRatings ratings={review.ratings} />
        <ReviewWords contents={contents} />
        <ReviewAnswer answer={review.answer} />
      </div>
    </Dialog>
  );
}
