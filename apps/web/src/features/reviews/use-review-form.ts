import type { ProblemError } from '@dining/client/problem-error';
import { sendFile } from '@dining/client/send-file';
import type { ReservationRowWire } from '@dining/contract/site/reservations/my-reservations';
import { checkReview, reviewContentsLimit } from '@dining/domain/reviews/checks';
import { isImageType } from '@dining/domain/uploads/pictures';
import { alerts } from '@dining/ui/alerts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { forgetReview, keepReview, type ReviewDraft, restoredReview } from '../../entities/reviews/draft';
import { readReviewedAnew } from '../../entities/reviews/queries';
import { type Answer, call } from '../../lib/call';
import { focusField } from '../../lib/focus-field';
import { type Translations, useTranslations } from '../../lib/i18n';
import { problemText } from '../../lib/problem-text';
import { type TakenPicture, takePicture } from '../../lib/taken-picture';
import { tooLongText } from '../../lib/text-limit';

/** The parts of the form that an alert leads to. */
export const contentsId = 'review-contents';
export const photoId = 'review-photo';

const tell = ({ t }: Translations, message: string) => alerts.show({ message, confirmLabel: t('common.buttons.confirm') });

/**
 * Writing a review (Spec §5 Review): words, then a photo, then the question, then it is saved and shown. The draft outlives the
 * modal, a reload and a session that ends, until it is written.
 */
export function useReviewForm({ resvCode, reviewCode: given }: ReservationRowWire, onClose: () => void) {
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const { t } = translations;

  const [reviewCode, setReviewCode] = useState(given);
  const [draft, setDraft] = useState(() => restoredReview(resvCode));
  const [taking, setTaking] = useState(false);
  const latest = useRef(draft);

  const change = (changes: Partial<ReviewDraft>) => {
    latest.current = { ...latest.current, ...changes };
    setDraft(latest.current);
    keepReview(resvCode, latest.current);
  };

  const choose = async (file: File | undefined) => {
    // Nothing was chosen after all: what was stays.
    if (file === undefined || taking) return;
    if (!isImageType(file.type)) return void (await tell(translations, t('review.alerts.imageOnly')));
    setTaking(true);
    const photo = await takePicture(file);
    setTaking(false);
    if (photo === undefined) await tell(translations, t('problems.picture_unreadable'));
    else change({ photo });
  };

  const written = async (code: string, news: string) => {
    forgetReview(resvCode);
    await tell(translations, news);
    setReviewCode(code);
    await readReviewedAnew(queryClient);
  };

  const failed = async (problem: ProblemError) => {
    // These two have led to the sign-in and the error page already (Spec §7); the draft waits.
    if (problem.status === 401 || problem.status === 500) return onClose();
    const { reviewCode: first } = problem.detail;
    // Another window was first, or the answer to an earlier press was lost.
    if (problem.code === 'review_written' && typeof first === 'string') return written(first, problemText(translations, problem));
    await tell(translations, problemText(translations, problem));
  };

  const saving = useMutation({
    mutationFn: async ({ contents, photo }: { contents: string; photo: TakenPicture }) => {
      const sent = await sendFile<Answer<'POST /api/upload/image'>>('/api/upload/image', 'atchFile', photo.file);
      return call('POST /api/mypage/insertReview', { body: { resvCode, contents, image: sent.resultVo.atchUuid } });
    },
    onSuccess: ({ reviewCode: code }) => void written(code, t('review.alerts.saved')),
    onError: (problem) => void failed(problem),
  });

  // The modal changes under the reader's hands: its title says to what.
  useEffect(() => {
    if (reviewCode !== given) document.querySelector<HTMLElement>('dialog[open] [data-first-focus]')?.focus();
  }, [reviewCode, given]);

  const submit = async () => {
    const { contents, photo } = latest.current;
    const complete = checkReview({ contents, hasPhoto: photo !== undefined });
    if (!complete.ok) {
      const text = complete.error === 'contents_required';
      await tell(translations, t(text ? 'review.alerts.contents' : 'review.alerts.photo'));
      return focusField(text ? contentsId : photoId);
    }
    const tooLong = tooLongText(translations, contents, reviewContentsLimit);
    if (tooLong !== undefined) {
      await tell(translations, tooLong);
      return focusField(contentsId);
    }
    const sure = await alerts.show({
      message: t('review.alerts.confirm'),
      confirmLabel: t('review.write.submit'),
      cancelLabel: t('common.buttons.cancel'),
    });
    if (sure && photo !== undefined) saving.mutate({ contents, photo });
  };

  return {
    reviewCode,
    contents: draft.contents,
    write: (contents: string) => change({ contents }),
    photo: draft.photo,
    choose: (file: File | undefined) => void choose(file),
    removePhoto: () => {
      change({ photo: undefined });
      focusField(photoId);
    },
    /** A chosen picture is being made ready. */
    taking,
    submit: () => void submit(),
    sending: saving.isPending,
  };
}
