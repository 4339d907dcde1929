import { reviewContentsLimit } from '@dining/domain/reviews/checks';
import { TextArea } from '@dining/ui/text-area';
import { useTranslations } from '../../lib/i18n';
import { getTextLimit } from '../../lib/text-limit';
import { PhotosField } from './photos-field';
import { RatingsFields } from './ratings-fields';
import type { useReviewForm } from './use-review-form';

export function ReviewForm({ id, writing }: { id: string; writing: ReturnType<typeof useReviewForm> }) {
  const translations = useTranslations();
  const { t } = translations;
  const { form, sending, asksRatings } = writing;
  const { contents } = form.values;
  return (
    <form className="grid gap-6" id={id} noValidate onSubmit={form.submit}>
      {asksRatings && <RatingsFields writing={writing} />}
      <TextArea
        {...form.requiredField('contents')}
        label={t('review.write.contents')}
        limit={getTextLimit(translations, contents, reviewContentsLimit, (values) => t('review.write.count', values))}
        placeholder={t('review.write.placeholder')}
        readOnly={sending}
        rows={5}
      />
      <PhotosField writing={writing} />
    </form>
  );
}
