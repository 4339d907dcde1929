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
  const show = (nextSearch: MypageSearch) => void navigate({ search: nextSearch });
  const onPage = (pageIndex: number) => {
    const { pageIndex: _before, ...rest } = search;
    show(pageIndex > 1 ? { ...rest, pageIndex } : rest);
  };
  const tab = search.showTab ?? 'resv';
  const ofTab = tab === 'qna' ? { showTab: tab } : {};
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
        onSelect={(showTab) => show(showTab === 'qna' ? { showTab } : {})}
        selected={tab}
      >
        <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
          <BareSelect
            label={t('mypage.sort.label')}
            onChange={({ target }) => show(target.value === 'old' ? { ...ofTab, orderBy: 'old' } : ofTab)}
            options={[
              { value: 'new', label: t('mypage.sort.newest') },
              { value: 'old', label: t('mypage.sort.oldest') },
            ]}
            value={search.orderBy ?? 'new'}
          />
          {tab === 'qna' && <AskLink />}
        </div>
        {tab === 'qna' ? (
          <OwnInquiries onPage={onPage} shown={search} />
        ) : (
          <OwnReservations onPage={onPage} shown={search} />
        )}
      </Tabs>
    </MypageFrame>
  );
}

function AskLink() {
  const { t } = useTranslations();
  const currentHref = useLocation({ select: ({ href }) => href });
  return (
    <Link
      className={getButtonClass({ variant: 'primary', size: 'sm' })}
      state={{ mypage: currentHref }}
      to="/fnb/mypage/qna/detail"
    >
      {t('inquiry.ask')}
    </Link>
  );
}
