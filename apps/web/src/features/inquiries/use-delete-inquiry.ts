import { useAlerts } from '@dining/ui/alerts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getInquiryQuery, ownInquiriesQueries } from '../../entities/inquiries/queries';
import { call } from '../../lib/call';
import { useTranslations } from '../../lib/i18n';
import { showProblem } from '../../lib/show-problem';

/** Deletes an inquiry after confirmation (Spec §5 Inquiry). Succeeds too if the member has deleted it before. */
export function useDeleteInquiry(qnaSeq: number, onDeleted: () => void) {
  const alerts = useAlerts();
  const translations = useTranslations();
  const { t } = translations;
  const queryClient = useQueryClient();
  const deletion = useMutation({
    mutationFn: () => call('POST /api/mypage/deleteQna', { body: { qnaSeq } }),
    onError: (problem) => void showProblem(alerts, translations, problem),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: ownInquiriesQueries.queryKey });
      await alerts.show({ message: t('inquiry.alerts.deleted') });
      onDeleted();
      queryClient.removeQueries({ queryKey: getInquiryQuery(qnaSeq).queryKey });
    },
  });
  const confirmAndDelete = async () => {
    const isConfirmed = await alerts.show({
      message: t('inquiry.alerts.confirmDelete'),
      confirmLabel: t('inquiry.remove'),
      cancelLabel: t('common.buttons.cancel'),
      danger: true,
    });
    if (isConfirmed) deletion.mutate();
  };
  return { confirmAndDelete, isDeleting: deletion.isPending };
}
