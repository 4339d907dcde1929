import { type PaymentMethod, paymentMethods } from '@dining/domain/payments/method';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type CallResult, call } from '../../lib/call';

export type AppData = CallResult<'GET /api/app/data'>;
export type Hotel = CallResult<'GET /api/hotel/allList'>['allHotelList'][number];

/** Options of queries that load once at start-up. While offline they fail at once, so that the site shows an error. */
const startUpOptions = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
  meta: { loading: 'appData' },
} as const;

export const appDataQuery = queryOptions({
  queryKey: ['app-data'],
  queryFn: () => call('GET /api/app/data'),
  ...startUpOptions,
});

export const hotelsQuery = queryOptions({
  queryKey: ['hotels'],
  queryFn: () => call('GET /api/hotel/allList').then((response) => response.allHotelList),
  ...startUpOptions,
});

export const useAppData = (): AppData | undefined => useQuery({ ...appDataQuery, enabled: false }).data;
export const usePaymentMethods = (): readonly PaymentMethod[] => useAppData()?.payMethodList ?? paymentMethods;
const noHotels: readonly Hotel[] = [];
export const useHotels = (): readonly Hotel[] => useQuery({ ...hotelsQuery, enabled: false }).data ?? noHotels;
