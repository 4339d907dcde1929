import type { KeptPolicy } from '@dining/domain/orders/priced-order';
import type { PolicyVersion } from '../../stores/orders/agreed-texts';

/** A policy as an order and its reservation have it: its text, the same for all of them, by its key (ADR 28). */
export const createPolicySnapshot = ({ payPlcySeq, version, reservationBased, tiers, textKey }: PolicyVersion): KeptPolicy => ({
  payPlcySeq,
  version,
  reservationBased,
  tiers: [...tiers],
  description: { default: '' },
  textKey,
});
