import type { CancelPolicy } from '@dining/domain/cancellation/policy';
import type { z } from 'zod';
import type { cancelTerms } from '../site/terms';
import { flagFromWire, flagToWire } from './flag';

type CancelTermsWire = z.infer<typeof cancelTerms>;

/** Serializes a cancellation policy: a venue's current one, or a reservation's agreed one (decision 22). */
export const cancelPolicyToWire = ({ reservationBased, tiers }: CancelPolicy): CancelTermsWire => ({
  resvBasedYn: flagToWire(reservationBased),
  payCancelTierList: tiers.map(({ hoursBefore, feePercent }) => ({
    cancelHourBefore: hoursBefore,
    cancelFeeRate: feePercent,
  })),
});

export const cancelPolicyFromWire = ({ resvBasedYn, payCancelTierList }: CancelTermsWire): CancelPolicy => ({
  reservationBased: flagFromWire(resvBasedYn),
  tiers: payCancelTierList.map(({ cancelHourBefore, cancelFeeRate }) => ({
    hoursBefore: cancelHourBefore,
    feePercent: cancelFeeRate,
  })),
});
