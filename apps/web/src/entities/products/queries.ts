import type { DinCode } from '@dining/domain/shared/codes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call';

/** The menus of a venue's products. */
export const menusQuery = (dinCode: DinCode) =>
  queryOptions({
    queryKey: ['menus', dinCode],
    queryFn: async ({ signal }) =>
      (await call('POST /api/app/prod/list', { body: { dinCode, prodSaleYn: 'Y', recordCountPerPage: 100 }, signal }))
        .dinMenuList,
  });
