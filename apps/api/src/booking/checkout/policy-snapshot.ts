import type { PolicyRecord } from '@dining/domain/orders/priced-order';
import type { PolicyVersion } from '../../stores/orders/agreed-texts';

/** Creates the policy that an order and its reservation store, with the key of its shared text (ADR 28). */
export const createPolicySnapshot = ({ payPlcySeq, version, reservationBased, tiers, textKey }: PolicyVersion): PolicyRecord => ({
  payPlcySeq,
  version,
  reservationBased,
  tiers: [...tiers],
  description: { default: '' },
  textKey,
});
