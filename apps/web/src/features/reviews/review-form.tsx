import { reviewContentsLimit } from '@dining/domain/reviews/checks';
import { TextArea } from '@dining/ui/text-area';
import { useTranslations } from '../../lib/i18n';
import { textLimit } from '../../lib/text-limit';
import { ReviewPhoto } from './review-photo';
import { contentsId, type useReviewForm } from './use-review-form';

/** What a review is made of: the words and one photo, both required (Spec §5 Review). */
export function ReviewForm({ form }: { form: ReturnType<typeof useReviewForm> }) {
  const translations = useTranslations();
  const { t } = translations;

  const { contents, sending } = form;
  return (
    <div className="grid gap-6">
      <div id={contentsId}>
        <TextArea
          label={t('review.write.contents')}
          limit={textLimit(translations, contents, reviewContentsLimit, (values) => t('review.write.count', values))}
          onChange={(event) => form.write(event.target.value)}
          placeholder={t('review.write.placeholder')}
          readOnly={sending}
          required
          rows={5}
          value={contents}
        />
      </div>
      <ReviewPhoto form={form} />
    </div>
  );
}
