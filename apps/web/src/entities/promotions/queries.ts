import { decodePromotion, decodePromotionContent } from '@dining/contract/codecs/promotion';
import type { HtlCode, PromCode } from '@dining/domain/shared/codes';
import { pageSizes } from '@dining/domain/shared/pagination';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call';
import type { PromotionListSearch } from './promotion-params';

/** One page of a hotel's promotions (Spec §2.16). The previous page stays visible while the next one loads. */
export const getPromotionsQuery = (htlCode: HtlCode, { dinCode, promRunningYn, pageIndex = 1 }: PromotionListSearch) =>
  queryOptions({
    queryKey: ['promotions', htlCode, dinCode, promRunningYn, pageIndex],
    queryFn: async ({ signal }) => {
      const body = { htlCode, dinCode, promRunningYn, pageIndex, recordCountPerPage: pageSizes.promotions };
      const { promList, paginationInfo } = await call('POST /api/prom/listInApp', { body, signal });
      return { promotions: promList.map(decodePromotion), paginationInfo };
    },
    placeholderData: keepPreviousData,
    meta: { renderedOnServer: true },
  });

/**
 * The next free day of each promotion that names a product. Not rendered by the server: cached pages contain no
 * availability.
 */
export const getNextFreeDaysQuery = (promCodes: readonly PromCode[]) =>
  queryOptions({
    queryKey: ['promotion-days', promCodes],
    queryFn: async ({ signal }) => {
      const { dayList } = await call('POST /api/prom/nextFreeDays', { body: { promCodeList: [...promCodes] }, signal });
      return new Map(dayList.map(({ promCode, resvDate }) => [promCode, resvDate]));
    },
    staleTime: 60_000,
    meta: { loading: 'calendar' },
  });

export const getPromotionQuery = (promCode: PromCode) =>
  queryOptions({
    queryKey: ['promotion', promCode],
    queryFn: async ({ signal }) => {
      const { result } = await call('POST /api/prom/detail', { body: { promCode }, signal });
      return { promotion: decodePromotion(result), content: decodePromotionContent(result) };
    },
    meta: { renderedOnServer: true },
  });
