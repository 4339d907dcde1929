import type { KeptPolicy } from '@dining/domain/orders/priced-order';
import type { StandingPolicy } from '../../stores/orders/agreed-texts';

/** A policy as an order and its reservation have it: its text, the same for all of them, by its key (ADR 28). */
export const snapshotOf = ({ payPlcySeq, version, reservationBased, tiers, textKey }: StandingPolicy): KeptPolicy => ({
  payPlcySeq,
  version,
  reservationBased,
  tiers: [...tiers],
  description: { default: '' },
  textKey,
});
