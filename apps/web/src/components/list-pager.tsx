import { createPageInfo } from '@dining/domain/shared/pagination';
import { Pager } from '@dining/ui/pager';
import { useTranslations } from '../lib/i18n';

interface ListPagerProps {
  paginationInfo: {
    readonly totalRecordCount: number;
    readonly currentPageNo: number;
    readonly recordCountPerPage: number;
  };
  onPageChange: (page: number) => void;
}

export function ListPager({ paginationInfo, onPageChange }: ListPagerProps) {
  const { t } = useTranslations();
  const { totalRecordCount, currentPageNo, recordCountPerPage } = paginationInfo;
  const { from, to, lastPageNo } = createPageInfo(totalRecordCount, currentPageNo, recordCountPerPage);
  return (
    <Pager
      label={t('paging.label')}
      lastPage={lastPageNo}
      nextLabel={t('paging.next')}
      onPageChange={onPageChange}
      page={currentPageNo}
      positionLabel={t('paging.range', { shown: `${from}–${to}`, total: totalRecordCount })}
      previousLabel={t('paging.previous')}
    />
  );
}
