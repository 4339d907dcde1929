import { type DayStatus, getDayStatus } from '@dining/domain/availability/day-status';
import { pickupTime } from '@dining/domain/availability/pickup';
import { checkProductAtVisit, type ProductUnavailability } from '@dining/domain/availability/product-at-visit';
import { getPickupSlot, listSlots, type Slot } from '@dining/domain/availability/slots';
import { emptyUsage, indexUsage } from '@dining/domain/availability/usage';
import { emptyStock } from '@dining/domain/inventory/stock';
import { countPeople } from '@dining/domain/products/party';
import type { SearchState } from '@dining/domain/search/search-state';
import type { DinCode } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useHolidays } from '../../../entities/app/holidays';
import { getDaySalesQuery, getStockQuery, getUsageQuery, type Month } from '../../../entities/availability/stock';
import { getProductsQuery } from '../../../entities/products/products';
import { useNow } from '../../../lib/clock';

export interface DaysOfMonth {
  isPending: boolean;
  hasFailed: boolean;
  retry: () => void;
  getSlots: (date: SeoulDate) => readonly Slot[];
  getStatus: (date: SeoulDate) => DayStatus;
  /** Returns why a product cannot be reserved on a day, or null. Undefined if the days are not those of one product. */
  findReason?: (date: SeoulDate) => ProductUnavailability | null;
}

type PartySearch = Pick<SearchState, 'type' | 'adults' | 'kids' | 'categoryName'>;

/** Loads the start times of tables or rooms on each day of a month, for this party (Spec §2.8). */
function useSeatingDays(dinCode: DinCode, search: PartySearch, month: Month): DaysOfMonth {
  const isSeating = search.type !== 'pickup';
  const stock = useQuery({ ...getStockQuery(dinCode), enabled: isSeating });
  const usage = useQuery({ ...getUsageQuery(dinCode, search.type, month), enabled: isSeating });
  const holidays = useHolidays();
  const currentTime = useNow();
  const partySize = countPeople({ adults: search.adults, kids: search.kids });
  const type = search.type === 'room' ? 'room' : 'table';
  const rows = usage.data;
  const usageByTime = useMemo(() => (rows === undefined ? emptyUsage : indexUsage(rows)), [rows]);
  const venueStock = stock.data?.stock;
  const getSlots = useCallback(
    (date: SeoulDate) =>
      listSlots({
        stock: venueStock ?? emptyStock,
        usage: usageByTime,
        holidays,
        date,
        type,
        partySize,
        now: currentTime,
      }).slots,
    [venueStock, usageByTime, holidays, currentTime, type, partySize],
  );
  return {
    isPending: stock.isPending || usage.isPending,
    hasFailed: stock.isError || usage.isError,
    retry: () => void Promise.all([stock.refetch(), usage.refetch()]),
    getSlots,
    getStatus: (date) => getDayStatus(getSlots(date)),
  };
}

function usePickupDays(dinCode: DinCode, { type, categoryName }: PartySearch, month: Month): DaysOfMonth {
  const isPickup = type === 'pickup';
  const products = useQuery({
    ...getProductsQuery({ dinCode, type, categoryName, visitDay: null }),
    enabled: isPickup,
  });
  const sales = useQuery({ ...getDaySalesQuery(dinCode, type, month), enabled: isPickup });
  const stock = useQuery({ ...getStockQuery(dinCode), enabled: isPickup });
  const holidays = useHolidays();
  const currentTime = useNow();
  const listedProducts = products.data;
  const daySales = sales.data;
  const venueStock = stock.data?.stock;
  const getSlots = useCallback(
    (date: SeoulDate) => {
      const findUnitsSold = (prodCode: string) =>
        daySales?.find((sale) => sale.date === date && sale.prodCode === prodCode)?.sold ?? 0;
      const results = (listedProducts ?? []).map((entry) =>
        checkProductAtVisit({
          product: entry.product,
          visit: { date, time: pickupTime },
          party: { adults: 0, kids: 0 },
          units: null,
          dinRoomCode: null,
          stock: venueStock ?? emptyStock,
          usage: emptyUsage,
          sold: { onDay: findUnitsSold(entry.product.prodCode), toPerson: entry.sold.toPerson },
          holidays,
          now: currentTime,
        }),
      );
      // If no product can be picked up that day, the day is closed rather than full.
      const isPickupDay = results.some((result) => result.ok || result.error === 'day_sale_sold_out');
      return isPickupDay ? [getPickupSlot(date, results.filter((result) => result.ok).length, currentTime)] : [];
    },
    [listedProducts, daySales, venueStock, holidays, currentTime],
  );
  return {
    isPending: products.isPending || sales.isPending || stock.isPending,
    hasFailed: products.isError || sales.isError || stock.isError,
    retry: () => void Promise.all([products.refetch(), sales.refetch(), stock.refetch()]),
    getSlots,
    getStatus: (date) => getDayStatus(getSlots(date)),
  };
}

export function useDays(dinCode: DinCode, search: PartySearch, month: Month): DaysOfMonth {
  const seating = useSeatingDays(dinCode, search, month);
  const pickup = usePickupDays(dinCode, search, month);
  return search.type === 'pickup' ? pickup : seating;
}
