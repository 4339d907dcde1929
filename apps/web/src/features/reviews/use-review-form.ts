import type { ProblemError } from '@dining/client/problem-error';
import { sendFile } from '@dining/client/send-file';
import type { ReservationRowWire } from '@dining/contract/site/reservations/my-reservations';
import { checkReview, reviewContentsLimit, reviewPhotosLimit } from '@dining/domain/reviews/checks';
import { isImageType } from '@dining/domain/uploads/pictures';
import { useAlerts } from '@dining/ui/alerts';
import { focusField } from '@dining/ui/focus-field';
import { type FieldFailure, useCheckedForm } from '@dining/ui/use-checked-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { deleteReviewDraft, loadReviewDraft, type ReviewDraft, saveReviewDraft } from '../../entities/reviews/draft';
import { useReviewPhotos } from '../../entities/reviews/photos';
import { invalidateReviews, useRatingsOn } from '../../entities/reviews/queries';
import { deletePhotosOfOthers, loadStoredPhotos } from '../../entities/reviews/stored-photos';
import { useSession } from '../../entities/session/session';
import { type Answer, call } from '../../lib/call';
import { type DecodedPicture, decodePicture } from '../../lib/decode-picture';
import { formatProblem } from '../../lib/format-problem';
import { type Translations, useTranslations } from '../../lib/i18n';
import { formatTooLong } from '../../lib/text-limit';

/** Returns the first failure: contents before photos (Spec §5 Review). */
function checkDraft(
  translations: Translations,
  { contents, photos }: ReviewDraft,
): readonly FieldFailure<'contents' | 'photos'>[] {
  const { t } = translations;
  const result = checkReview({ contents, photoCount: photos.length });
  if (!result.ok) {
    if (result.error === 'contents_required') return [{ field: 'contents', text: t('review.alerts.contents') }];
    const text = t(result.error === 'photo_required' ? 'review.alerts.photo' : 'review.alerts.tooManyPhotos');
    return [{ field: 'photos', text }];
  }
  const tooLong = formatTooLong(translations, contents, reviewContentsLimit);
  return tooLong === undefined ? [] : [{ field: 'contents', text: tooLong }];
}

/** Returns a function that uploads a photo. A photo that was already uploaded is not sent again. */
function usePhotoUpload() {
  const uploaded = useRef(new WeakMap<Blob, string>());
  return {
    upload: async ({ file }: DecodedPicture): Promise<string> => {
      const known = uploaded.current.get(file);
      if (known !== undefined) return known;
      const { resultVo } = await sendFile<Answer<'POST /api/upload/image'>>('/api/upload/image', 'atchFile', file);
      uploaded.current.set(file, resultVo.atchUuid);
      return resultVo.atchUuid;
    },
    forgetAll: () => {
      uploaded.current = new WeakMap();
    },
  };
}

/**
 * Runs the review form (Spec §5 Review). The draft is stored until it is submitted, and survives closing the modal, a
 * reload or an expired session.
 */
export function useReviewForm({ resvCode, reviewCode: storedCode, htlCode }: ReservationRowWire, onClose: () => void) {
  const alerts = useAlerts();
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const keptPhotos = useReviewPhotos();
  const asksRatings = useRatingsOn(htlCode);
  const userId = useSession()?.userDetails?.user_id ?? '';
  const { upload, forgetAll } = usePhotoUpload();
  const { t } = translations;
  const [reviewCode, setReviewCode] = useState(storedCode);
  const [taking, setTaking] = useState(false);

  const choose = async (files: readonly File[]) => {
    // The file dialog was cancelled; keep the current photos.
    if (files.length === 0 || taking) return;
    if (!files.every(({ type }) => isImageType(type)))
      return void (await alerts.show({ message: t('review.alerts.imageOnly') }));
    const before = form.getValues().photos;
    if (before.length + files.length > reviewPhotosLimit)
      return void (await alerts.show({ message: t('review.alerts.tooManyPhotos') }));
    setTaking(true);
    const decoded: DecodedPicture[] = [];
    let isReadable = true;
    // One after the other: a decoded photo takes up to 200 MB.
    for (const file of files) {
      const photo = await decodePicture(file);
      if (photo === undefined) isReadable = false;
      else decoded.push(photo);
    }
    setTaking(false);
    const chosen = form.getValues().photos;
    // The same photo once.
    const added = decoded.filter(({ preview }) => chosen.every((one) => one.preview !== preview));
    if (added.length > 0) photosField.onChange([...chosen, ...added]);
    if (!isReadable) await alerts.show({ message: t('problems.picture_unreadable') });
  };

  const written = async (code: string, message: string) => {
    deleteReviewDraft(keptPhotos, userId, resvCode);
    await alerts.show({ message });
    // Rendered synchronously, because the open dialog's title changes with it.
    flushSync(() => setReviewCode(code));
    document.querySelector<HTMLElement>('dialog[open] [data-first-focus]')?.focus();
    await invalidateReviews(queryClient);
  };

  const handleFailure = async (problem: ProblemError) => {
    // The global handlers have already reported these (Spec §7); the draft is kept.
    if (problem.status === 401 || problem.status === 500) return onClose();
    const { reviewCode: first } = problem.detail;
    // Another window submitted first, or the response to an earlier submit was lost.
    if (problem.code === 'review_written' && typeof first === 'string')
      return written(first, formatProblem(translations, problem));
    // Uploads end after a day, and with the account that made them.
    if (problem.code === 'unknown_upload') forgetAll();
    await alerts.show({ message: formatProblem(translations, problem) });
  };

  const saving = useMutation({
    mutationFn: async ({ contents, photos, ratings }: ReviewDraft) => {
      const uploads: string[] = [];
      for (const photo of photos) uploads.push(await upload(photo));
      const [image, ...photoList] = uploads;
      const body = { resvCode, contents, image, photoList, ...(asksRatings ? { ratings } : {}) };
      return call('POST /api/mypage/insertReview', { body });
    },
    onSuccess: ({ reviewCode: code }) => void written(code, t('review.alerts.saved')),
  });

  const form = useCheckedForm<ReviewDraft>({
    defaultValues: loadReviewDraft(keptPhotos, resvCode),
    onChange: () => {
      form.clearErrors();
      saveReviewDraft(keptPhotos, userId, resvCode, form.getValues());
    },
    check: (draft) => checkDraft(translations, draft),
    send: async (draft) => {
      const isConfirmed = await alerts.show({
        message: t('review.alerts.confirm'),
        confirmLabel: t('review.write.submit'),
        cancelLabel: t('common.buttons.cancel'),
      });
      if (isConfirmed) await saving.mutateAsync(draft).catch((problem: ProblemError) => void handleFailure(problem));
    },
  });
  const photosField = form.valueField('photos');
  const restorePhotos = useEffectEvent((stored: readonly DecodedPicture[]) => {
    if (stored.length > 0 && form.getValues().photos.length === 0) photosField.onChange(stored);
  });
  useEffect(() => {
    if (userId === '' || keptPhotos.has(resvCode)) return undefined;
    let isOpen = true;
    const restore = async (): Promise<void> => {
      await deletePhotosOfOthers(userId);
      const stored = await loadStoredPhotos(userId, resvCode);
      if (isOpen) restorePhotos(stored);
    };
    void restore();
    return () => {
      isOpen = false;
    };
  }, [keptPhotos, resvCode, userId]);
  const ratingsField = form.valueField('ratings');

  return {
    form,
    reviewCode,
    asksRatings,
    ratings: ratingsField.value,
    rate: ratingsField.onChange,
    photos: photosField.value,
    choose: (files: readonly File[]) => void choose(files),
    removePhoto: ({ preview }: DecodedPicture) => {
      photosField.onChange(photosField.value.filter((one) => one.preview !== preview));
      focusField(form.getId('photos'));
    },
    taking,
    sending: saving.isPending,
  };
}
