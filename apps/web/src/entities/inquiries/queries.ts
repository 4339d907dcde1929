import { pageSizes } from '@dining/domain/shared/pagination';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { alwaysFetch } from '../../lib/always-fetch';
import { type CallResult, call } from '../../lib/call';
import type { ListSearch } from '../members/mypage-params';

export type OwnInquiry = CallResult<'POST /api/mypage/qnaList'>['result'][number];
export type Inquiry = CallResult<'POST /api/mypage/qnaDetail'>['result'];

export const ownInquiriesQueries = queryOptions({ queryKey: ['own-inquiries'] });

/** One page of the member's inquiries. Fetched each time it is opened, because answers may have arrived. */
export const getOwnInquiriesQuery = ({ pageIndex = 1, orderBy }: ListSearch) =>
  queryOptions({
    queryKey: [...ownInquiriesQueries.queryKey, orderBy, pageIndex],
    queryFn: async ({ signal }) => {
      const body = {
        showTab: 'qna',
        pageIndex,
        recordCountPerPage: pageSizes.mypage,
        orderBy: orderBy ?? 'new',
      } as const;
      const { result, paginationInfo } = await call('POST /api/mypage/qnaList', { body, signal });
      return { rows: result, paginationInfo };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    ...alwaysFetch,
  });

export const getInquiryQuery = (qnaSeq: number) =>
  queryOptions({
    queryKey: ['inquiry', qnaSeq],
    queryFn: async ({ signal }) => (await call('POST /api/mypage/qnaDetail', { body: { qnaSeq }, signal })).result,
    staleTime: 0,
    ...alwaysFetch,
  });
