import { BareSelect } from '@dining/ui/bare-select';
import { getButtonClass } from '@dining/ui/button';
import { Tabs } from '@dining/ui/tabs';
import { getRouteApi, Link, useLocation } from '@tanstack/react-router';
import type { MypageSearch } from '../../entities/members/mypage-params';
import { MypageFrame } from '../../features/members/mypage-frame';
import { useTranslations } from '../../lib/i18n';
import { MemberSummary } from './member-summary';
import { NextVisit } from './next-visit';
import { OwnInquiries } from './own-inquiries';
import { OwnReservations } from './own-reservations';

const route = getRouteApi('/fnb/mypage/main');

export function MypageMainPage() {
  const { t } = useTranslations();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const setSearch = (nextSearch: MypageSearch) => void navigate({ search: nextSearch });
  const showListPage = (pageIndex: number) => {
    const { pageIndex: _pageIndex, ...otherSearch } = search;
    setSearch(pageIndex > 1 ? { ...otherSearch, pageIndex } : otherSearch);
  };
  const tab = search.showTab ?? 'resv';
  const tabSearch = tab === 'qna' ? { showTab: tab } : {};
  return (
    <MypageFrame title={t('mypage.title')}>
      <MemberSummary />
      <NextVisit />
      <Tabs
        items={[
          { id: 'resv', label: t('mypage.tabs.resv') },
          { id: 'qna', label: t('mypage.tabs.qna') },
        ]}
        label={t('mypage.title')}
        onSelect={(showTab) => setSearch(showTab === 'qna' ? { showTab } : {})}
        selected={tab}
      >
        <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
          <BareSelect
            label={t('mypage.sort.label')}
            onChange={({ target }) => setSearch(target.value === 'old' ? { ...tabSearch, orderBy: 'old' } : tabSearch)}
            options={[
              { value: 'new', label: t('mypage.sort.newest') },
              { value: 'old', label: t('mypage.sort.oldest') },
            ]}
            value={search.orderBy ?? 'new'}
          />
          {tab === 'qna' && <NewInquiryLink />}
        </div>
        {tab === 'qna' ? (
          <OwnInquiries onPageChange={showListPage} listSearch={search} />
        ) : (
          <OwnReservations onPageChange={showListPage} listSearch={search} />
        )}
      </Tabs>
    </MypageFrame>
  );
}

function NewInquiryLink() {
  const { t } = useTranslations();
  const currentHref = useLocation({ select: ({ href }) => href });
  return (
    <Link
      className={getButtonClass({ variant: 'primary', size: 'sm' })}
      state={{ mypageHref: currentHref }}
      to="/fnb/mypage/qna/detail"
    >
      {t('inquiry.ask')}
    </Link>
  );
}
