import { getDayStatus } from '@dining/domain/availability/day-status';
import { findDayError, toSlots } from '@dining/domain/availability/product-day';
import { listProductSlots } from '@dining/domain/availability/product-slots';
import { emptyUsage, indexUsage } from '@dining/domain/availability/usage';
import { emptyStock } from '@dining/domain/inventory/stock';
import type { Party } from '@dining/domain/products/party';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useHolidays } from '../../../entities/app/holidays';
import { getDaySalesQuery, getStockQuery, getUsageQuery, type Month } from '../../../entities/availability/stock';
import type { ListedProduct } from '../../../entities/products/products';
import { useNow } from '../../../lib/clock';
import type { DaysOfMonth } from './use-days';

/** Loads a product's start times for the days of a month and this party (Spec §2.3, §5 Time-slot availability). */
export function useProductDays({ product, sold }: ListedProduct, party: Party, month: Month): DaysOfMonth {
  const { dinCode, prodCode, reservationType: type } = product;
  const isSeating = type !== 'pickup';
  const stock = useQuery(getStockQuery(dinCode));
  const usage = useQuery({ ...getUsageQuery(dinCode, type, month), enabled: isSeating });
  const sales = useQuery(getDaySalesQuery(dinCode, type, month));
  const holidays = useHolidays();
  const now = useNow();
  const rows = usage.data;
  const usageByTime = useMemo(() => (rows === undefined ? emptyUsage : indexUsage(rows)), [rows]);
  const listProductTimes = (date: SeoulDate) => {
    const onDay = sales.data?.find((sale) => sale.date === date && sale.prodCode === prodCode)?.sold ?? 0;
    const visitInput = {
      product,
      party,
      units: null,
      dinRoomCode: null,
      stock: stock.data?.stock ?? emptyStock,
      usage: usageByTime,
      holidays,
    };
    return listProductSlots({ ...visitInput, sold: { onDay, toPerson: sold.toPerson }, now }, date);
  };
  const getSlots = (date: SeoulDate) => toSlots(listProductTimes(date));
  return {
    isPending: sales.isPending || stock.isPending || (isSeating && usage.isPending),
    hasFailed: sales.isError || stock.isError || (isSeating && usage.isError),
    retry: () => void Promise.all([sales.refetch(), stock.refetch(), ...(isSeating ? [usage.refetch()] : [])]),
    getSlots,
    getStatus: (date) => getDayStatus(getSlots(date)),
    findReason: (date) => findDayError(listProductTimes(date)),
  };
}
