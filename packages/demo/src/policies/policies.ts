import type { CancelPolicy } from '@dining/domain/cancellation/policy';

/** Cancellation policy of a demo venue (decision 22). */
export type PolicyData = CancelPolicy;

/** Minutes after booking within which guests of the demo hotels can cancel without a fee (decision 49). */
const graceMinutes = 30;

/** Buffets and restaurants, which can usually sell a table again until the day before. */
const dining: PolicyData = {
  reservationBased: false,
  graceMinutes,
  tiers: [
    { hoursBefore: 48, feePercent: 10 },
    { hoursBefore: 24, feePercent: 20 },
  ],
};

/** Lounges, a café and a trattoria, which can usually sell a seat again at short notice. */
const casualDining: PolicyData = {
  reservationBased: false,
  graceMinutes,
  tiers: [
    { hoursBefore: 24, feePercent: 10 },
    { hoursBefore: 3, feePercent: 20 },
  ],
};

/** Products made to order. */
const madeToOrder: PolicyData = {
  reservationBased: false,
  graceMinutes,
  tiers: [
    { hoursBefore: 72, feePercent: 10 },
    { hoursBefore: 24, feePercent: 20 },
  ],
};

/** A sushi counter, whose ingredients are bought for each reservation. */
const reservationOnly: PolicyData = {
  reservationBased: true,
  graceMinutes,
  tiers: [
    { hoursBefore: 72, feePercent: 10 },
    { hoursBefore: 48, feePercent: 20 },
    { hoursBefore: 24, feePercent: 40 },
  ],
};

/** A steakhouse that declares itself reservation-based, with lower fees. */
const grill: PolicyData = {
  reservationBased: true,
  graceMinutes,
  tiers: [
    { hoursBefore: 48, feePercent: 15 },
    { hoursBefore: 24, feePercent: 30 },
  ],
};

/** Policies by venue code. */
export const policyByVenue: Readonly<Record<string, PolicyData>> = {
  D101: dining,
  D102: dining,
  D103: dining,
  D104: reservationOnly,
  D105: casualDining,
  D106: madeToOrder,
  D201: dining,
  D202: grill,
  D203: dining,
  D204: casualDining,
  D205: madeToOrder,
  D301: dining,
  D302: dining,
  D303: casualDining,
  D304: casualDining,
};

/** Earlier policy of all venues, and current policy of venues without an entry. */
export const defaultPolicy: PolicyData = {
  reservationBased: false,
  graceMinutes: 0,
  tiers: [{ hoursBefore: 24, feePercent: 20 }],
};
