import type { CancelTier } from '@dining/domain/cancellation/policy';

/** How a venue of the demo group cancels (decision 22). */
export interface PolicyData {
  readonly reservationBased: boolean;
  readonly tiers: readonly CancelTier[];
}

/** Buffets and dining rooms: a kitchen that can still fill the table a day ahead. */
const dining: PolicyData = {
  reservationBased: false,
  tiers: [
    { hoursBefore: 48, feePercent: 10 },
    { hoursBefore: 24, feePercent: 20 },
  ],
};

/** Lounges and cafés, where a seat is soon taken by somebody else. */
const lounge: PolicyData = {
  reservationBased: false,
  tiers: [
    { hoursBefore: 24, feePercent: 10 },
    { hoursBefore: 3, feePercent: 20 },
  ],
};

/** What is baked or packed for one person. */
const madeToOrder: PolicyData = {
  reservationBased: false,
  tiers: [
    { hoursBefore: 72, feePercent: 10 },
    { hoursBefore: 24, feePercent: 20 },
  ],
};

/** Counters and courses bought in for those who have reserved. */
const reservationOnly: PolicyData = {
  reservationBased: true,
  tiers: [
    { hoursBefore: 72, feePercent: 10 },
    { hoursBefore: 48, feePercent: 20 },
    { hoursBefore: 24, feePercent: 40 },
  ],
};

/** A steak house that announces itself as reservation-based, and is milder. */
const grill: PolicyData = {
  reservationBased: true,
  tiers: [
    { hoursBefore: 48, feePercent: 15 },
    { hoursBefore: 24, feePercent: 30 },
  ],
};

/** Each venue's policy by its code. */
export const policyByVenue: Readonly<Record<string, PolicyData>> = {
  D101: dining,
  D102: dining,
  D103: dining,
  D104: reservationOnly,
  D105: lounge,
  D106: madeToOrder,
  D201: dining,
  D202: grill,
  D203: dining,
  D204: lounge,
  D205: madeToOrder,
  D301: dining,
  D302: dining,
  D303: lounge,
  D304: lounge,
};

/** What a venue had before, and what one without an entry of its own has. */
export const plainPolicy: PolicyData = { reservationBased: false, tiers: [{ hoursBefore: 24, feePercent: 20 }] };
