import { checkInquiry, type InquiryForm, inquiryLimits } from '@dining/domain/inquiries/checks';
import { asCode, type DinCode, type HtlCode } from '@dining/domain/shared/codes';
import { alerts } from '@dining/ui/alerts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ownInquiriesQueries } from '../../entities/inquiries/queries';
import { venueNamesQuery } from '../../entities/venues/venues';
import { call } from '../../lib/call';
import { focusField } from '../../lib/focus-field';
import { t, wirePageLanguage } from '../../lib/i18n';
import { tellProblem } from '../../lib/tell-problem';
import { tooLongText } from '../../lib/text-limit';
import { forgetDraft, keepDraft, restoredDraft } from './inquiry-draft';

type Field = keyof InquiryForm;

const refusals = {
  store_required: { field: 'dinCode', text: 'inquiry.alerts.store' },
  title_required: { field: 'title', text: 'inquiry.alerts.title' },
  content_required: { field: 'content', text: 'inquiry.alerts.contents' },
} as const;

/** The id of a field's place. */
export const placeOf = (field: Field): string => `inquiry-${field}`;

/**
 * A new inquiry: checked in the order of Spec §5, sent after a confirmation, and kept in the tab until it has been taken. Sent twice
 * it is one inquiry, which the server sees to.
 */
export function useNewInquiry(htlCode: HtlCode, onSaved: (qnaSeq: number) => void) {
  const client = useQueryClient();
  const venues = useQuery(venueNamesQuery(htlCode));
  const [typed, setTyped] = useState(restoredDraft);
  const [refusal, setRefusal] = useState<(typeof refusals)[keyof typeof refusals]>();
  // A venue of the hotel that was looked at before is none of this one's.
  const isOffered = venues.data?.some(({ dinCode }) => dinCode === typed.dinCode) === true;
  const draft = isOffered ? typed : { ...typed, dinCode: '' };

  const change = (part: Partial<InquiryForm>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    keepDraft(next);
    setRefusal(undefined);
  };
  const save = useMutation({
    mutationFn: ({ dinCode, title, content }: InquiryForm) =>
      call('POST /api/mypage/insertQna', {
        body: {
          htlCode,
          dinCode: asCode<DinCode>(dinCode),
          qnaTitle: title,
          qnaContent: content,
          langCode: wirePageLanguage(),
        },
      }),
    onError: tellProblem,
    onSuccess: async ({ qnaSeq }) => {
      forgetDraft();
      void client.invalidateQueries({ queryKey: ownInquiriesQueries.queryKey });
      await alerts.show({ message: t('inquiry.alerts.saved'), confirmLabel: t('common.buttons.confirm') });
      onSaved(qnaSeq);
    },
  });
  const refuse = async (field: Field, text: string) => {
    await alerts.show({ message: text, confirmLabel: t('common.buttons.confirm') });
    focusField(placeOf(field));
  };
  const send = async () => {
    if (save.isPending) return;
    const check = checkInquiry(draft);
    if (!check.ok) {
      const wrong = refusals[check.error];
      setRefusal(wrong);
      return refuse(wrong.field, t(wrong.text));
    }
    for (const field of ['title', 'content'] as const) {
      const text = tooLongText(draft[field], inquiryLimits[field]);
      if (text !== undefined) return refuse(field, text);
    }
    const sure = await alerts.show({
      message: t('inquiry.alerts.confirmSave'),
      confirmLabel: t('inquiry.send'),
      cancelLabel: t('common.buttons.cancel'),
    });
    if (sure) save.mutate(draft);
  };
  const errorOf = (field: Field) => (refusal?.field === field ? t(refusal.text) : undefined);
  return { draft, change, venues, errorOf, send, sending: save.isPending };
}
