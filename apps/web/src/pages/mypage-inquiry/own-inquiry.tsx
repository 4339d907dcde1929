import { Button } from '@dining/ui/button';
import { EmptyState } from '@dining/ui/empty-state';
import { Loading, SkeletonText } from '@dining/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../components/load-failed';
import { getInquiryQuery } from '../../entities/inquiries/queries';
import { InquiryView } from '../../features/inquiries/inquiry-view';
import { useDeleteInquiry } from '../../features/inquiries/use-delete-inquiry';
import { MypageBackLink, useGoBack } from '../../features/members/mypage-back-link';
import { useTranslations } from '../../lib/i18n';

const notFoundCodes: readonly unknown[] = ['not_found', 'invalid_request'];

export function OwnInquiry({ qnaSeq }: { qnaSeq: number }) {
  const { t } = useTranslations();
  const { data, error, isError, isFetching, refetch } = useQuery(getInquiryQuery(qnaSeq));
  const { goBack } = useGoBack('qna');
  const { confirmAndDelete, isDeleting } = useDeleteInquiry(qnaSeq, goBack);
  if (notFoundCodes.includes(error?.code))
    return <EmptyState action={<MypageBackLink showTab="qna" />} level={1} title={t('inquiry.gone')} />;
  if (data !== undefined) {
    return (
      <InquiryView
        actions={
          <>
            <MypageBackLink showTab="qna" />
            <Button onClick={() => void confirmAndDelete()} pending={isDeleting} variant="danger">
              {t('inquiry.remove')}
            </Button>
          </>
        }
        inquiry={data}
      />
    );
  }
  if (isError && error.status !== 401)
    return <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <Loading className="grid gap-8">
      <SkeletonText lines={2} size="xl" />
      <SkeletonText lines={5} />
    </Loading>
  );
}
