import type { ProblemError } from '@dining/client/problem-error';
import { sendFile } from '@dining/client/send-file';
import type { ReservationRowWire } from '@dining/contract/site/reservations/my-reservations';
import { checkReview, reviewContentsLimit } from '@dining/domain/reviews/checks';
import { isImageType } from '@dining/domain/uploads/pictures';
import { useAlerts } from '@dining/ui/alerts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { deleteReviewDraft, loadReviewDraft, type ReviewDraft, saveReviewDraft } from '../../entities/reviews/draft';
import { useReviewPhotos } from '../../entities/reviews/photos';
import { invalidateReviews } from '../../entities/reviews/queries';
import { type Answer, call } from '../../lib/call';
import { type DecodedPicture, decodePicture } from '../../lib/decode-picture';
import { focusField } from '../../lib/focus-field';
import { formatProblem } from '../../lib/format-problem';
import { type Translations, useTranslations } from '../../lib/i18n';
import { formatTooLong } from '../../lib/text-limit';
import { type FieldFailure, useCheckedForm } from '../../lib/use-checked-form';

/** Returns the first failure: contents before the photo (Spec §5 Review). */
function checkDraft(
  translations: Translations,
  { contents, photo }: ReviewDraft,
): readonly FieldFailure<keyof ReviewDraft>[] {
  const { t } = translations;
  const result = checkReview({ contents, hasPhoto: photo !== undefined });
  if (!result.ok) {
    return result.error === 'contents_required'
      ? [{ field: 'contents', text: t('review.alerts.contents') }]
      : [{ field: 'photo', text: t('review.alerts.photo') }];
  }
  const tooLong = formatTooLong(translations, contents, reviewContentsLimit);
  return tooLong === undefined ? [] : [{ field: 'contents', text: tooLong }];
}

/**
 * Runs the review form (Spec §5 Review). The draft is stored until it is submitted, and survives closing the modal, a
 * reload or an expired session.
 */
export function useReviewForm({ resvCode, reviewCode: given }: ReservationRowWire, onClose: () => void) {
  const alerts = useAlerts();
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const photos = useReviewPhotos();
  const { t } = translations;
  const [reviewCode, setReviewCode] = useState(given);
  const [taking, setTaking] = useState(false);

  const choose = async (file: File | undefined) => {
    // The file dialog was cancelled; keep the current photo.
    if (file === undefined || taking) return;
    if (!isImageType(file.type)) return void (await alerts.show({ message: t('review.alerts.imageOnly') }));
    setTaking(true);
    const photo = await decodePicture(file);
    setTaking(false);
    if (photo === undefined) await alerts.show({ message: t('problems.picture_unreadable') });
    else photoField.onChange(photo);
  };

  const written = async (code: string, news: string) => {
    deleteReviewDraft(photos, resvCode);
    await alerts.show({ message: news });
    // Rendered synchronously, because the open dialog's title changes with it.
    flushSync(() => setReviewCode(code));
    document.querySelector<HTMLElement>('dialog[open] [data-first-focus]')?.focus();
    await invalidateReviews(queryClient);
  };

  const failed = async (problem: ProblemError) => {
    // The global handlers have already reported these (Spec §7); the draft is kept.
    if (problem.status === 401 || problem.status === 500) return onClose();
    const { reviewCode: first } = problem.detail;
    // Another window submitted first, or the response to an earlier submit was lost.
    if (problem.code === 'review_written' && typeof first === 'string')
      return written(first, formatProblem(translations, problem));
    await alerts.show({ message: formatProblem(translations, problem) });
  };

  const saving = useMutation({
    mutationFn: async ({ contents, photo }: { contents: string; photo: DecodedPicture }) => {
      const uploaded = await sendFile<Answer<'POST /api/upload/image'>>('/api/upload/image', 'atchFile', photo.file);
      return call('POST /api/mypage/insertReview', { body: { resvCode, contents, image: uploaded.resultVo.atchUuid } });
    },
    onSuccess: ({ reviewCode: code }) => void written(code, t('review.alerts.saved')),
  });

  const form = useCheckedForm<ReviewDraft>({
    defaultValues: loadReviewDraft(photos, resvCode),
    onChange: () => {
      form.clearErrors();
      saveReviewDraft(photos, resvCode, form.getValues());
    },
    check: (draft) => checkDraft(translations, draft),
    send: async ({ contents, photo }) => {
      const isConfirmed = await alerts.show({
        message: t('review.alerts.confirm'),
        confirmLabel: t('review.write.submit'),
        cancelLabel: t('common.buttons.cancel'),
      });
      if (isConfirmed && photo !== undefined)
        await saving.mutateAsync({ contents, photo }).catch((problem: ProblemError) => void failed(problem));
    },
  });
  const photoField = form.valueField('photo');

  return {
    form,
    reviewCode,
    photo: photoField.value,
    choose: (file: File | undefined) => void choose(file),
    removePhoto: () => {
      photoField.onChange(undefined);
      focusField(form.getId('photo'));
    },
    taking,
    sending: saving.isPending,
  };
}
