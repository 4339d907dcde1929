import { reviewContentsLimit } from '@dining/domain/reviews/checks';
import { TextArea } from '@dining/ui/text-area';
import { useTranslations } from '../../lib/i18n';
import { getTextLimit } from '../../lib/text-limit';
import { PhotosField } from './photos-field';
import { RatingsFields } from './ratings-fields';
import type { useReviewForm } from './use-review-form';

export function ReviewForm({ id, reviewForm }: { id: string; reviewForm: ReturnType<typeof useReviewForm> }) {
  const translations = useTranslations();
  const { t } = translations;
  const { form, isSending, hasRatings } = reviewForm;
  const { contents } = form.values;
  return (
    <form className="grid gap-6" id={id} noValidate onSubmit={form.submit}>
      {hasRatings && <RatingsFields reviewForm={reviewForm} />}
      <TextArea
        {...form.getRequiredFieldProps('contents')}
        label={t('review.write.contents')}
        limit={getTextLimit(translations, contents, reviewContentsLimit, (values) => t('review.write.count', values))}
        placeholder={t('review.write.placeholder')}
        readOnly={isSending}
        rows={5}
      />
      <PhotosField reviewForm={reviewForm} />
    </form>
  );
}
