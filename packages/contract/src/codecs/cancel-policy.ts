import type { CancelPolicy } from '@dining/domain/cancellation/policy';
import type { z } from 'zod';
import type { cancelTermsSchema } from '../site/terms';
import { decodeFlag, encodeFlag } from './flag';

type CancelTermsWire = z.infer<typeof cancelTermsSchema>;

/** Serializes a cancellation policy: a venue's current one, or a reservation's agreed one (decision 22). */
export const encodeCancelPolicy = ({ reservationBased, tiers, graceMinutes }: CancelPolicy): CancelTermsWire => ({
  resvBasedYn: encodeFlag(reservationBased),
  payCancelTierList: tiers.map(({ hoursBefore, feePercent }) => ({
    cancelHourBefore: hoursBefore,
    cancelFeeRate: feePercent,
  })),
  payCancelGraceMin: graceMinutes,
});

export const decodeCancelPolicy = ({
  resvBasedYn,
  payCancelTierList,
  payCancelGraceMin,
}: CancelTermsWire): CancelPolicy => ({
  reservationBased: decodeFlag(resvBasedYn),
  tiers: payCancelTierList.map(({ cancelHourBefore, cancelFeeRate }) => ({
    hoursBefore: cancelHourBefore,
    feePercent: cancelFeeRate,
  })),
  graceMinutes: payCancelGraceMin,
});
