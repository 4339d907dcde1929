import { decodeDay } from '@dining/contract/codecs/visit';
import type { ReservationRowWire } from '@dining/contract/site/reservations/my-reservations';
import { Button } from '@dining/ui/button';
import { Dialog } from '@dining/ui/dialog';
import { useId } from 'react';
import { formatDay } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { OwnReview } from './own-review';
import { ReviewForm } from './review-form';
import { useReviewForm } from './use-review-form';

interface OwnReviewDialogProps {
  row: ReservationRowWire;
  onClose: () => void;
}

export function OwnReviewDialog({ row, onClose }: OwnReviewDialogProps) {
  const translations = useTranslations();
  const { t } = translations;
  const formId = useId();
  const reviewForm = useReviewForm(row, onClose);
  const { reviewCode, isSending, isPreparing } = reviewForm;
  const isWritten = reviewCode !== '';
  return (
    <Dialog
      // A click outside must not close a form that is being filled in, although its draft is kept.
      closeOnClickOutside={isWritten}
      footer={
        isWritten ? undefined : (
          <Button form={formId} pending={isSending || isPreparing} type="submit" variant="primary">
            {t('review.write.submit')}
          </Button>
        )
      }
      // A request in progress cannot be undone by closing.
      onClose={() => !isSending && onClose()}
      open
      title={t(isWritten ? 'review.own' : 'review.write.title')}
    >
      <p className="mb-6 grid gap-1 text-sm text-ink-soft">
        <span>{localizeField(translations, row, 'dinName')}</span>
        <span className="text-base text-ink">{localizeField(translations, row, 'prodName')}</span>
        <span>{formatDay(translations, decodeDay(row.resvDate))}</span>
      </p>
      {isWritten ? <OwnReview reviewCode={reviewCode} /> : <ReviewForm id={formId} reviewForm={reviewForm} />}
    </Dialog>
  );
}
