import type { DinCode } from '@dining/domain/shared/codes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call';
import { decodeProductList } from './products';

export const getMenusQuery = (dinCode: DinCode) =>
  queryOptions({
    queryKey: ['menus', dinCode],
    queryFn: async ({ signal }) => {
      const body = { dinCode, prodSaleYn: 'Y' as const, recordCountPerPage: 100 };
      const result = await call('POST /api/app/prod/list', { body, signal });
      return { products: decodeProductList(result, null), menus: result.dinMenuList };
    },
  });
