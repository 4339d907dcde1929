import { decodeRoomNames, decodeStock } from '@dining/contract/codecs/stock';
import { decodeDaySale, decodeUsage } from '@dining/contract/codecs/usage';
import type { ReservationType } from '@dining/domain/products/product';
import type { DinCode } from '@dining/domain/shared/codes';
import { addDays, type SeoulDate } from '@dining/domain/shared/seoul-time';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call';
import { excludeUnitsOfOpenPayment, excludeUsageOfOpenPayment } from '../payments/open-payment';
import { daySalesQueries, stockQueries, usageQueries } from './availability-queries';

const calendarMeta = { loading: 'calendar' } as const;
const staleAfterMs = 30_000;

export const getStockQuery = (dinCode: DinCode) =>
  queryOptions({
    queryKey: [...stockQueries.queryKey, dinCode],
    queryFn: async ({ signal }) => {
      const wire = await call('POST /api/stock/list', { body: { dinCode }, signal });
      return { stock: decodeStock(wire), roomNames: decodeRoomNames(wire) };
    },
    staleTime: 10 * 60_000,
    meta: calendarMeta,
  });

/** Year and month: `2026-03`. */
export type Month = string;
export const getMonth = (date: SeoulDate): Month => date.slice(0, 7);
export const getLaterMonth = (first: Month, second: Month): Month => (first > second ? first : second);
export const addMonths = (month: Month, count: number): Month => {
  const [year = 0, monthNumber = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, monthNumber - 1 + count, 1)).toISOString().slice(0, 7);
};

const createMonthRequest = (dinCode: DinCode, resvType: ReservationType, month: Month) => ({
  dinCode,
  resvType,
  strResvDate: `${month}-01`,
  endResvDate: addDays(`${addMonths(month, 1)}-01`, -1),
});

export const getUsageQuery = (dinCode: DinCode, type: ReservationType, month: Month) =>
  queryOptions({
    queryKey: [...usageQueries.queryKey, dinCode, type, month],
    queryFn: async ({ signal }) => {
      const { resvList } = await call('POST /api/resv/resvCountbyMonth', {
        body: createMonthRequest(dinCode, type, month),
        signal,
      });
      return excludeUsageOfOpenPayment(dinCode, decodeUsage(resvList));
    },
    staleTime: staleAfterMs,
    // Other guests may have booked while this guest used another app.
    refetchOnWindowFocus: true,
    meta: calendarMeta,
  });

export const getDaySalesQuery = (dinCode: DinCode, type: ReservationType, month: Month) =>
  queryOptions({
    queryKey: [...daySalesQueries.queryKey, dinCode, type, month],
    queryFn: async ({ signal }) => {
      const { resvList } = await call('POST /api/resv/daySaleProdAmntList', {
        body: createMonthRequest(dinCode, type, month),
        signal,
      });
      return resvList.map(decodeDaySale).map((sale) => ({
        ...sale,
        sold: excludeUnitsOfOpenPayment(sale.prodCode, sale.date, { onDay: sale.sold, toPerson: 0 }).onDay,
      }));
    },
    staleTime: staleAfterMs,
    meta: calendarMeta,
  });
