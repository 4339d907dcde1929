import { defaultInquiryHotel } from '@dining/domain/inquiries/checks';
import { type HtlCode, toCode } from '@dining/domain/shared/codes';
import { Page } from '@dining/ui/page';
import { getRouteApi } from '@tanstack/react-router';
import { useHotel } from '../../entities/search/search-state';
import { NewInquiry } from '../../features/inquiries/new-inquiry';
import { MypageBackLink } from '../../features/members/mypage-back-link';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { OwnInquiry } from './own-inquiry';

const route = getRouteApi('/fnb/mypage/qna/detail');

export function MypageInquiryPage() {
  const { qnaSeq } = route.useSearch();
  return (
    <Page className="pt-8 md:pt-14">
      <div className="mx-auto max-w-3xl">
        {qnaSeq === undefined ? <NewInquiryForm /> : <OwnInquiry key={qnaSeq} qnaSeq={Number(qnaSeq)} />}
      </div>
    </Page>
  );
}

function NewInquiryForm() {
  const translations = useTranslations();
  const { t } = translations;
  const hotel = useHotel();
  const navigate = route.useNavigate();
  const htlCode = hotel?.htlCode ?? toCode<HtlCode>(defaultInquiryHotel);
  return (
    <div className="grid grid-cols-1 gap-8">
      <h1 className="heading text-2xl md:text-3xl">{t('inquiry.newTitle')}</h1>
      <NewInquiry
        hotelName={hotel === undefined ? '' : localizeField(translations, hotel, 'htlName')}
        htlCode={htlCode}
        key={htlCode}
        // Replaces the history entry, so that Back leads to the list and not to an empty form.
        onSaved={(qnaSeq) => void navigate({ search: { qnaSeq: String(qnaSeq) }, state: true, replace: true })}
        backLink={<MypageBackLink showTab="qna" />}
      />
    </div>
  );
}
