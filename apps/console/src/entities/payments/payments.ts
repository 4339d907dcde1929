import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { backgroundHeaders } from '../../lib/background-headers';
import { type Body, type CallResult, call, createIdempotencyHeaders } from '../../lib/call';
import { inboxKey } from '../app/inbox-key';

export type ListedPayment = CallResult<'POST /api/staff/payment/list'>['payments'][number];
export type Payment = CallResult<'POST /api/staff/payment/view'>['payment'];
export type Proposal = Payment['proposals'][number];
export type Resolution = Payment['moves'][number];
export type ProviderStatus = CallResult<'POST /api/staff/payment/refresh'>;

const refreshMs = 20_000;

export const paymentsQuery = infiniteQueryOptions({
  queryKey: [...inboxKey, 'payments'],
  queryFn: ({ signal, pageParam }) =>
    call('POST /api/staff/payment/list', { body: { after: pageParam }, signal, headers: backgroundHeaders }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  refetchInterval: refreshMs,
});

type OrderNumber = Payment['shopOrderNo'];

export const getPaymentQuery = (shopOrderNo: OrderNumber) =>
  queryOptions({
    queryKey: [...inboxKey, 'payment', shopOrderNo],
    queryFn: async ({ signal }) =>
      (await call('POST /api/staff/payment/view', { body: { shopOrderNo }, signal })).payment,
  });

export const fetchProviderStatus = (shopOrderNo: OrderNumber) =>
  call('POST /api/staff/payment/refresh', { body: { shopOrderNo } });

export const proposeResolution = (body: Body<'POST /api/staff/payment/move'>, key: string) =>
  call('POST /api/staff/payment/move', { body, headers: createIdempotencyHeaders(key) });
export const confirmResolution = (body: Body<'POST /api/staff/payment/confirm'>, key: string) =>
  call('POST /api/staff/payment/confirm', { body, headers: createIdempotencyHeaders(key) });
export const withdrawResolution = (body: Body<'POST /api/staff/payment/withdraw'>, key: string) =>
  call('POST /api/staff/payment/withdraw', { body, headers: createIdempotencyHeaders(key) });
export const refuseResolution = (body: Body<'POST /api/staff/payment/refuse'>, key: string) =>
  call('POST /api/staff/payment/refuse', { body, headers: createIdempotencyHeaders(key) });
