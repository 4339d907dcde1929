import { dayFromWire } from '@dining/contract/codecs/visit';
import type { ReservationRowWire } from '@dining/contract/site/reservations/my-reservations';
import { Button } from '@dining/ui/button';
import { Dialog } from '@dining/ui/dialog';
import { dayText } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { wireText } from '../../lib/text-for';
import { OwnReview } from './own-review';
import { ReviewForm } from './review-form';
import { useReviewForm } from './use-review-form';

interface OwnReviewDialogProps {
  row: ReservationRowWire;
  onClose: () => void;
}

/** The member's review of a visit: written where there is none, then shown (Spec §2.14 Review modal). */
export function OwnReviewDialog({ row, onClose }: OwnReviewDialogProps) {
  const translations = useTranslations();
  const { t } = translations;

  const form = useReviewForm(row, onClose);
  const { reviewCode, sending, taking } = form;
  const writing = reviewCode === '';
  return (
    <Dialog
      // What is written is kept, and yet nobody leaves it by a slip.
      closeOutside={!writing}
      footer={
        writing ? (
          <Button onClick={form.submit} pending={sending || taking} variant="primary">
            {t('review.write.submit')}
          </Button>
        ) : undefined
      }
      // What is under way cannot be taken back by closing.
      onClose={() => !sending && onClose()}
      open
      title={t(writing ? 'review.write.title' : 'review.own')}
    >
      <p className="mb-6 grid gap-1 text-sm text-ink-soft">
        <span>{wireText(translations, row, 'dinName')}</span>
        <span className="text-base text-ink">{wireText(translations, row, 'prodName')}</span>
        <span>{dayText(translations, dayFromWire(row.resvDate))}</span>
      </p>
      {writing ? <ReviewForm form={form} /> : <OwnReview reviewCode={reviewCode} />}
    </Dialog>
  );
}
