import { EmptyState } from '@dining/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { getOwnInquiriesQuery } from '../../entities/inquiries/queries';
import type { ListSearch } from '../../entities/members/mypage-params';
import { InquiriesSkeleton } from '../../features/inquiries/inquiries-skeleton';
import { InquiryRow } from '../../features/inquiries/inquiry-row';
import { useTranslations } from '../../lib/i18n';
import { PagedList } from './paged-list';

interface OwnInquiriesProps {
  listSearch: ListSearch;
  onPageChange: (page: number) => void;
}

export function OwnInquiries({ listSearch, onPageChange }: OwnInquiriesProps) {
  const { t } = useTranslations();
  const query = useQuery(getOwnInquiriesQuery(listSearch));
  return (
    <PagedList
      empty={<EmptyState title={t('inquiry.empty')}>{t('inquiry.emptyHint')}</EmptyState>}
      label={t('mypage.tabs.qna')}
      onPageChange={onPageChange}
      query={query}
      skeleton={<InquiriesSkeleton />}
    >
      {(inquiry) => <InquiryRow inquiry={inquiry} key={inquiry.qnaSeq} />}
    </PagedList>
  );
}
