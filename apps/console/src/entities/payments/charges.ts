import type { ListedCharge } from '@dining/domain/payments/charge-list';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { backgroundHeaders } from '../../lib/background-headers';
import { type Body, type CallResult, call, createIdempotencyHeaders } from '../../lib/call';

export type ComparedCharge = CallResult<'POST /api/staff/charge/compare'>['charges'][number];
export type ChargeProposal = CallResult<'POST /api/staff/charge/list'>['proposals'][number];

/** Maximum number of charges in a request, which keeps its body small. */
export const chargeBatchSize = 50;
/** Maximum number of charges in a list that the console compares. */
export const chargeListLimit = 5_000;

const refreshMs = 20_000;

export const chargeProposalsQuery = infiniteQueryOptions({
  queryKey: ['inbox', 'charges'],
  queryFn: ({ signal, pageParam }) =>
    call('POST /api/staff/charge/list', { body: { after: pageParam }, signal, headers: backgroundHeaders }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  refetchInterval: refreshMs,
});

export const compareCharges = (charges: readonly ListedCharge[]) =>
  call('POST /api/staff/charge/compare', { body: { charges: [...charges] } });

/** Returns the fields of a compared charge that the charge list of the provider has. */
export const toListedCharge = ({ shopOrderNo, chargeId, charged, left, method }: ComparedCharge) => ({
  shopOrderNo,
  chargeId,
  charged,
  left,
  method,
});

export const proposeCharges = (body: Body<'POST /api/staff/charge/propose'>, key: string) =>
  call('POST /api/staff/charge/propose', { body, headers: createIdempotencyHeaders(key) });
export const confirmChargeSettlement = (body: Body<'POST /api/staff/charge/confirm'>, key: string) =>
  call('POST /api/staff/charge/confirm', { body, headers: createIdempotencyHeaders(key) });
export const withdrawChargeSettlement = (body: Body<'POST /api/staff/charge/withdraw'>, key: string) =>
  call('POST /api/staff/charge/withdraw', { body, headers: createIdempotencyHeaders(key) });
export const refuseChargeSettlement = (body: Body<'POST /api/staff/charge/refuse'>, key: string) =>
  call('POST /api/staff/charge/refuse', { body, headers: createIdempotencyHeaders(key) });
