import type { DinCode, ProdCode } from '@dining/domain/shared/codes';
import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../../lib/call';

export type Menu = Answer<'POST /api/app/prod/list'>['dinMenuList'][number];

/** The menus of a venue's products. */
export const menusQuery = (dinCode: DinCode) =>
  queryOptions({
    queryKey: ['menus', dinCode],
    queryFn: async ({ signal }) =>
      (await call('POST /api/app/prod/list', { body: { dinCode, prodSaleYn: 'Y', recordCountPerPage: 100 }, signal }))
        .dinMenuList,
  });

/** How many reviews a product has. */
export const reviewTotalQuery = (dinCode: DinCode, prodCode: ProdCode) =>
  queryOptions({
    queryKey: ['review-total', prodCode],
    queryFn: async ({ signal }) =>
      (await call('POST /api/review/prod/list', { body: { dinCode, prodCode, recordCountPerPage: 1 }, signal })).paginationInfo
        .totalRecordCount,
  });
