import type { ProblemError } from '@dining/client/problem-error';
import { checkInquiry, type InquiryForm, inquiryLimits } from '@dining/domain/inquiries/checks';
import { type DinCode, type HtlCode, toCode } from '@dining/domain/shared/codes';
import { useAlerts } from '@dining/ui/alerts';
import { useCheckedForm } from '@dining/ui/use-checked-form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ownInquiriesQueries } from '../../entities/inquiries/queries';
import { getVenueSummariesQuery } from '../../entities/venues/venues';
import { call } from '../../lib/call';
import { useTranslations } from '../../lib/i18n';
import { showProblem } from '../../lib/show-problem';
import { formatTooLong } from '../../lib/text-limit';
import { deleteInquiryDraft, restoreInquiryDraft, saveInquiryDraft } from './inquiry-draft';

const errorFields = {
  venue_required: { field: 'dinCode', key: 'inquiry.alerts.store' },
  title_required: { field: 'title', key: 'inquiry.alerts.title' },
  content_required: { field: 'content', key: 'inquiry.alerts.contents' },
} as const;

/**
 * Returns the state of the inquiry form, which checks fields in the order of Spec §5, sends the inquiry after
 * confirmation, and keeps the draft in the tab until the server has accepted it. The server ignores duplicates.
 */
export function useNewInquiry(htlCode: HtlCode, onSaved: (qnaSeq: number) => void) {
  const alerts = useAlerts();
  const translations = useTranslations();
  const { t, wireLanguage } = translations;
  const queryClient = useQueryClient();
  const venues = useQuery(getVenueSummariesQuery(htlCode));
  const saveMutation = useMutation({
    mutationFn: ({ dinCode, title, content }: InquiryForm) =>
      call('POST /api/mypage/insertQna', {
        body: {
          htlCode,
          dinCode: toCode<DinCode>(dinCode),
          qnaTitle: title,
          qnaContent: content,
          langCode: wireLanguage,
        },
      }),
    onSuccess: async ({ qnaSeq }) => {
      deleteInquiryDraft();
      void queryClient.invalidateQueries({ queryKey: ownInquiriesQueries.queryKey });
      await alerts.show({ message: t('inquiry.alerts.saved') });
      onSaved(qnaSeq);
    },
  });
  const clearUnknownVenue = (values: InquiryForm): InquiryForm =>
    venues.data?.some(({ dinCode }) => dinCode === values.dinCode) === true ? values : { ...values, dinCode: '' };
  const form = useCheckedForm<InquiryForm>({
    defaultValues: restoreInquiryDraft(),
    onChange: () => {
      saveInquiryDraft(form.getValues());
      form.clearErrors();
    },
    check: (values) => {
      const draft = clearUnknownVenue(values);
      const result = checkInquiry(draft);
      if (!result.ok) {
        const { field, key } = errorFields[result.error];
        return [{ field, text: t(key) }];
      }
      return (['title', 'content'] as const).flatMap((field) => {
        const text = formatTooLong(translations, draft[field], inquiryLimits[field]);
        return text === undefined ? [] : [{ field, text }];
      });
    },
    send: async (values) => {
      const isConfirmed = await alerts.show({
        message: t('inquiry.alerts.confirmSave'),
        confirmLabel: t('inquiry.send'),
        cancelLabel: t('common.buttons.cancel'),
      });
      if (isConfirmed)
        await saveMutation
          .mutateAsync(clearUnknownVenue(values))
          .catch((problem: ProblemError) => showProblem(alerts, translations, problem));
    },
  });
  return { form, draft: clearUnknownVenue(form.values), venues, isSending: saveMutation.isPending };
}
