import { Pager } from '@dining/ui/pager';
import { Loading, SkeletonText } from '@dining/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { LoadFailed } from '../../components/load-failed';
import { type Address, getAddressesQuery } from '../../entities/address/queries';
import { formatProblem } from '../../lib/format-problem';
import { useTranslations } from '../../lib/i18n';

interface AddressResultsProps {
  keyword: string;
  onChoose: (address: Address) => void;
}

export function AddressResults({ keyword, onChoose }: AddressResultsProps) {
  const translations = useTranslations();
  const { t } = translations;
  const [page, setPage] = useState(1);
  const top = useRef<HTMLParagraphElement>(null);
  const { data, error, isError, isFetching, refetch } = useQuery(getAddressesQuery(keyword, page));
  if (isError) {
    if (error.isTransient) return <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
    return (
      <p className="py-8 text-center" role="alert">
        {formatProblem(translations, error)}
      </p>
    );
  }
  if (data === undefined) {
    return (
      <Loading className="pt-6">
        <SkeletonText lines={8} />
      </Loading>
    );
  }
  const { totalRecordCount: total, lastPageNo: lastPage } = data.paginationInfo;
  const showPage = (nextPage: number) => {
    setPage(nextPage);
    top.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className="pt-6">
      <p className="border-line border-b pb-3 text-ink-soft text-sm" ref={top} role="status">
        {total === 0 ? t('join.addressSearch.none') : t('join.addressSearch.found', { total })}
      </p>
      <ul aria-busy={isFetching}>
        {data.addressList.map((address) => (
          <li className="border-line border-b" key={`${address.zipNo} ${address.roadAddr}`}>
            <AddressChoice address={address} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      <div className="pt-4">
        <Pager
          label={t('paging.label')}
          lastPage={lastPage}
          nextLabel={t('paging.next')}
          onPageChange={showPage}
          page={page}
          positionLabel={t('paging.range', { shown: page, total: lastPage })}
          previousLabel={t('paging.previous')}
        />
      </div>
    </div>
  );
}

function AddressChoice({ address, onChoose }: { address: Address; onChoose: (address: Address) => void }) {
  const { language } = useTranslations();
  const { zipNo, roadAddr, jibunAddr, engAddr } = address;
  const isKoreanShown = language === 'ko' || engAddr === '';
  return (
    <button
      className="grid w-full gap-0.5 rounded-sm px-2 py-3 text-left transition-colors hover:bg-sunk"
      onClick={() => onChoose(address)}
      type="button"
    >
      <span className="text-brass text-sm">{zipNo}</span>
      {isKoreanShown ? <span lang="ko">{roadAddr}</span> : <span>{engAddr}</span>}
      <span className="text-ink-soft text-sm" lang="ko">
        {isKoreanShown ? jibunAddr : roadAddr}
      </span>
    </button>
  );
}
