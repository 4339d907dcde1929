import type { DemoReservation } from './demo-reservation';

/** Dinners at Manwol: id, booker, day relative to the day of seeding, party. */
const visits = [
  ['r01', 'sora', -192, [2, 0]],
  ['r02', 'xiaowen', -176, [4, 0]],
  ['r03', 'junseo', -166, [6, 0]],
  ['r04', 'sakura', -152, [2, 0]],
  ['r05', 'mina', -137, [2, 1]],
  ['r06', 'haneul', -117, [4, 0]],
  ['r07', 'james', -95, [2, 0]],
  ['r08', 'sora', -73, [3, 0]],
  ['r09', 'xiaowen', -53, [2, 1]],
  ['r10', 'junseo', -33, [2, 0]],
  ['r11', 'mina', -14, [4, 0]],
] as const;

/** Visits of one dinner product, which thereby has more reviews than fit on one page (Spec §9). */
export const regularReservations: readonly DemoReservation[] = visits.map(([id, personId, day, party]) => ({
  id,
  personId,
  prodCode: 'P10104',
  day,
  party,
  outcome: 'visited',
}));
