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
import { invalidateReviews, useAreRatingsEnabled } from '../../entities/reviews/queries';
import { deleteUnusablePhotos, loadStoredPhotos } from '../../entities/reviews/stored-photos';
import { useSession } from '../../entities/session/session';
import { type CallResult, call } from '../../lib/call';
import { formatProblem } from '../../lib/format-problem';
import { type Translations, useTranslations } from '../../lib/i18n';
import { preparePicture, type UploadPicture } from '../../lib/prepare-picture';
import { formatTooLong } from '../../lib/text-limit';

/** Returns the first failure: a missing text before the photos (Spec §5 Review), a text that is too long after them. */
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
  const tooLongText = formatTooLong(translations, contents, reviewContentsLimit);
  return tooLongText === undefined ? [] : [{ field: 'contents', text: tooLongText }];
}

/** Returns `upload`, which uploads each photo once and returns its id, and `clearUploads`, which forgets the ids. */
function usePhotoUpload() {
  const uploadIds = useRef(new WeakMap<Blob, string>());
  return {
    upload: async ({ file }: UploadPicture): Promise<string> => {
      const knownId = uploadIds.current.get(file);
      if (knownId !== undefined) return knownId;
      const { resultVo } = await sendFile<CallResult<'POST /api/upload/image'>>('/api/upload/image', 'atchFile', file);
      uploadIds.current.set(file, resultVo.atchUuid);
      return resultVo.atchUuid;
    },
    clearUploads: () => {
      uploadIds.current = new WeakMap();
    },
  };
}

/**
 * Runs the review form (Spec §5 Review). The draft is stored until it is submitted, and survives closing the dialog, a
 * reload or an expired session.
 */
export function useReviewForm({ resvCode, reviewCode: storedCode, htlCode }: ReservationRowWire, onClose: () => void) {
  const alerts = useAlerts();
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const draftPhotos = useReviewPhotos();
  const hasRatings = useAreRatingsEnabled(htlCode);
  const userId = useSession()?.userDetails?.user_id ?? '';
  const { upload, clearUploads } = usePhotoUpload();
  const { t } = translations;
  const [reviewCode, setReviewCode] = useState(storedCode);
  const [isPreparing, setIsPreparing] = useState(false);

  const addPhotos = async (files: readonly File[]) => {
    // The file dialog was cancelled, or the previous photos are still being prepared.
    if (files.length === 0 || isPreparing) return;
    if (!files.every(({ type }) => isImageType(type)))
      return void (await alerts.show({ message: t('review.alerts.imageOnly') }));
    const currentPhotos = form.getValues().photos;
    if (currentPhotos.length + files.length > reviewPhotosLimit)
      return void (await alerts.show({ message: t('review.alerts.tooManyPhotos') }));
    setIsPreparing(true);
    const preparedPhotos: UploadPicture[] = [];
    let areAllReadable = true;
    // Decodes one photo at a time, because each takes up to 200 MB.
    for (const file of files) {
      const photo = await preparePicture(file);
      if (photo === undefined) areAllReadable = false;
      else preparedPhotos.push(photo);
    }
    setIsPreparing(false);
    const latestPhotos = form.getValues().photos;
    // Adds each photo once, even if it was chosen twice.
    const photos = [...latestPhotos, ...preparedPhotos].filter(
      ({ preview }, index, allPhotos) => allPhotos.findIndex((photo) => photo.preview === preview) === index,
    );
    if (photos.length > latestPhotos.length) photosField.onChange(photos);
    if (!areAllReadable) await alerts.show({ message: t('problems.picture_unreadable') });
  };

  const finishReview = async (code: string, message: string) => {
    deleteReviewDraft(draftPhotos, userId, resvCode);
    await alerts.show({ message });
    // Renders synchronously, so that the focus moves to the title of the written review.
    flushSync(() => setReviewCode(code));
    document.querySelector<HTMLElement>('dialog[open] [data-first-focus]')?.focus();
    await invalidateReviews(queryClient);
  };

  const handleFailure = async (problem: ProblemError) => {
    // The global handlers have already reported these statuses (Spec §7); the draft is kept.
    if (problem.status === 401 || problem.status === 500) return onClose();
    const { reviewCode: existingCode } = problem.detail;
    // Another window submitted first, or the response to an earlier submit was lost.
    if (problem.code === 'review_written' && typeof existingCode === 'string')
      return finishReview(existingCode, formatProblem(translations, problem));
    // An upload can be used for one day, and only by the account that sent it.
    if (problem.code === 'unknown_upload') clearUploads();
    await alerts.show({ message: formatProblem(translations, problem) });
  };

  const saveMutation = useMutation({
    mutationFn: async ({ contents, photos, ratings }: ReviewDraft) => {
      const uploads: string[] = [];
      for (const photo of photos) uploads.push(await upload(photo));
      const [image, ...photoList] = uploads;
      const body = { resvCode, contents, image, photoList, ...(hasRatings ? { ratings } : {}) };
      return call('POST /api/mypage/insertReview', { body });
    },
    onSuccess: ({ reviewCode: code }) => void finishReview(code, t('review.alerts.saved')),
  });

  const form = useCheckedForm<ReviewDraft>({
    defaultValues: loadReviewDraft(draftPhotos, resvCode),
    onChange: () => {
      form.clearErrors();
      saveReviewDraft(draftPhotos, userId, resvCode, form.getValues());
    },
    check: (draft) => checkDraft(translations, draft),
    send: async (draft) => {
      const isConfirmed = await alerts.show({
        message: t('review.alerts.confirm'),
        confirmLabel: t('review.write.submit'),
        cancelLabel: t('common.buttons.cancel'),
      });
      if (!isConfirmed) return;
      await saveMutation.mutateAsync(draft).catch((problem: ProblemError) => void handleFailure(problem));
    },
  });
  const photosField = form.getValueFieldProps('photos');
  const restorePhotos = useEffectEvent((storedPhotos: readonly UploadPicture[]) => {
    if (storedPhotos.length > 0 && form.getValues().photos.length === 0) photosField.onChange(storedPhotos);
  });
  useEffect(() => {
    if (userId === '' || draftPhotos.has(resvCode)) return undefined;
    let isMounted = true;
    const restore = async (): Promise<void> => {
      await deleteUnusablePhotos(userId);
      const storedPhotos = await loadStoredPhotos(userId, resvCode);
      if (isMounted) restorePhotos(storedPhotos);
    };
    void restore();
    return () => {
      isMounted = false;
    };
  }, [draftPhotos, resvCode, userId]);
  const ratingsField = form.getValueFieldProps('ratings');

  return {
    form,
    reviewCode,
    hasRatings,
    ratings: ratingsField.value,
    setRatings: ratingsField.onChange,
    photos: photosField.value,
    addPhotos: (files: readonly File[]) => void addPhotos(files),
    removePhoto: ({ preview }: UploadPicture) => {
      photosField.onChange(photosField.value.filter((photo) => photo.preview !== preview));
      focusField(form.getId('photos'));
    },
    isPreparing,
    isSending: saveMutation.isPending,
  };
}
