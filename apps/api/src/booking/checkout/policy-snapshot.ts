import type { PolicyRecord } from '@dining/domain/orders/priced-order';
import type { PolicyVersion } from '../../stores/orders/terms-and-policies';

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
