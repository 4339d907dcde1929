import type { ReservationRowWire } from '@dining/contract/site/reservations/my-reservations';
import { getReviewMode } from '@dining/domain/reviews/eligibility';
import { Button } from '@dining/ui/button';
import { useState } from 'react';
import { LazyDialog } from '../../components/lazy-dialog';
import { type Translations, useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';

const loadDialog = async ({ load }: Translations) => {
  const [module] = await Promise.all([import('./own-review-dialog'), load(['problems', 'problemDetails'])]);
  return { OwnReviewDialog: module.OwnReviewDialog };
};

/**
 * Opens the review of a visit, to write or read it. Renders nothing if there is none and none can be written (Spec
 * §2.14).
 */
export function ReviewButton({ row }: { row: ReservationRowWire }) {
  const translations = useTranslations();
  const { t } = translations;
  const [open, setOpen] = useState(false);
  const mode = getReviewMode({
    reviewCode: row.reviewCode === '' ? null : row.reviewCode,
    isReviewable: row.resvReviewYn === 'Y',
  });
  if (mode === 'none' && !open) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)} size="sm">
        {t(mode === 'view' ? 'review.view' : 'review.write.title')}
        <span className="sr-only"> {localizeField(translations, row, 'prodName')}</span>
      </Button>
      {open && (
        <LazyDialog load={loadDialog} name="own-review-dialog" onClose={close}>
          {({ OwnReviewDialog }) => <OwnReviewDialog onClose={close} row={row} />}
        </LazyDialog>
      )}
    </>
  );
}
