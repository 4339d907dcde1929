import type { Review } from '../../entities/reviews/queries';
import { formatDay } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { ReviewText } from './review-text';

/** Shows the hotel's answer below a review. Renders nothing without an answer. */
export function ReviewAnswer({ answer }: Pick<Review, 'answer'>) {
  const translations = useTranslations();
  const { t } = translations;
  if (answer === undefined) return null;
  return (
    <div className="mt-2 grid gap-1 border-brass border-l-2 pl-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="font-medium">{t('review.answer')}</span>
        <time className="text-ink-soft" dateTime={answer.at}>
          {formatDay(translations, answer.at)}
        </time>
      </div>
      <ReviewText contents={answer.text} />
    </div>
  );
}
