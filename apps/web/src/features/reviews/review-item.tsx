import { Picture } from '@dining/ui/picture';
import type { Review } from '../../entities/reviews/queries';
import { formatDay } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { createPictureImage } from '../../lib/picture';
import { ReviewWords } from './review-words';
import { getReviewerName } from './reviewer-name';
import { reviewGrid } from './reviews-skeleton';

interface ReviewItemProps {
  review: Review;
  whole: boolean;
  onPhoto: () => void;
}

export function ReviewItem({ review, whole, onPhoto }: ReviewItemProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { createDate, contents, imagePath } = review;
  const userName = getReviewerName(translations, review);
  return (
    <li className={reviewGrid}>
      <button
        aria-haspopup="dialog"
        aria-label={t('review.enlarge', { name: userName })}
        className="group self-start rounded-md"
        onClick={onPhoto}
        type="button"
      >
        <Picture
          alive
          alt=""
          className="rounded-md"
          image={createPictureImage(imagePath)}
          ratio={1}
          sizes="(min-width: 768px) 144px, 88px"
        />
      </button>
      <div className="grid content-start gap-2">
        <div>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-medium">{userName}</span>
            <time className="text-ink-soft text-sm" dateTime={createDate}>
              {formatDay(translations, createDate)}
            </time>
          </p>
          {whole && <p className="text-ink-soft text-sm">{localizeField(translations, review, 'prodName')}</p>}
        </div>
        <ReviewWords className={whole ? undefined : 'line-clamp-5'} contents={contents} />
      </div>
    </li>
  );
}
