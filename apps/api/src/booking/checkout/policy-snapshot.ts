import type { PolicyRecord } from '@dining/domain/orders/priced-order';
import type { PolicyVersion } from '../../stores/orders/text-versions';

export const createPolicySnapshot = ({
  payPlcySeq,
  version,
  reservationBased,
  tiers,
  graceMinutes,
  textKey,
}: PolicyVersion): PolicyRecord => ({
  payPlcySeq,
  version,
  reservationBased,
  tiers: [...tiers],
  graceMinutes,
  description: { default: '' },
  textKey,
});
