import { encodeDateTime } from '@dining/contract/codecs/visit';
import type { CancelForm } from '@dining/contract/site/reservations/own-reservation';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import type { ResvCode } from '@dining/domain/shared/codes';
import type { QueryClient } from '@tanstack/react-query';
import { type CallResult, call } from '../../lib/call';
import type { Clock } from '../../lib/clock';
import { daySalesQueries, stockQueries, usageQueries } from '../availability/availability-queries';
import { couponQueries } from '../coupons/queries';
import { pointsQueries } from '../points/queries';
import { productQueries } from '../products/product-queries';
import { ownReservationsQueries } from './own-reservations';
import { reservationQueries } from './queries';

export type CancelRefusal = Extract<CallResult<'POST /api/resv/cancel'>, { result: 'fail' }>['errMsg'];

export interface Cancellation {
  readonly resvCode: ResvCode;
  readonly key: string;
  /** Loads the refund that the guest would get, or why the reservation cannot be cancelled. */
  readonly loadForm: () => Promise<CancelForm | CancelRefusal>;
}

export const createOwnCancellation = ({ resvCode }: ResvInfo): Cancellation => ({
  resvCode,
  key: '',
  loadForm: async () => {
    const response = await call('POST /api/mypage/payPlcyDetail', { body: { resvCode } });
    return response.result === 'fail' ? response.errMsg : response.result;
  },
});

/**
 * Creates the cancellation for the reservation's own page, authorised by the booker's session or a secret link
 * (decision 43).
 */
export const createLinkedCancellation = ({ now }: Clock, { resvCode }: ResvInfo, key: string): Cancellation => ({
  resvCode,
  key,
  loadForm: async () => {
    const { resvInfo } = await call('POST /api/resv/view', { body: { resvCode, key } });
    return findRefusal(resvInfo) ?? { ...resvInfo, resvCancelDate: encodeDateTime(now()) };
  },
});

function findRefusal({ maskedYn, resvCancelYn, resvStatus }: ResvInfo): CancelRefusal | undefined {
  if (maskedYn === 'Y') return 'invalid_user';
  if (resvCancelYn === 'Y') return undefined;
  return ({ cancel: 'ALREADY_CANCELLED', confirm: 'ALREADY_CONFIRMED', reserved: 'DATE_EXPIRED' } as const)[resvStatus];
}

export const invalidateAfterCancellation = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [
      reservationQueries,
      ownReservationsQueries,
      couponQueries,
      pointsQueries,
      productQueries,
      usageQueries,
      daySalesQueries,
      stockQueries,
    ].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
  );
