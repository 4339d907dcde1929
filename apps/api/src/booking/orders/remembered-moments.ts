import type { OrderRequest } from '@dining/domain/orders/order-request';
import type { ReservationRequest } from '@dining/domain/orders/reservation-request';
import type { Database } from '../../db/connect';
import type { OrderMoment } from '../../stores/orders/order-moment';
import { byStandingRules } from '../capacity/rules';

/** What an order is held against: the house as the database is asked about it, or as it stood for the last order of the same visit. */
export type By = 'database' | 'memory';

type Wanted = Pick<OrderRequest, 'dinCode' | 'prodCode' | 'visit'>;

/** So many visits are remembered; the one ordered longest ago goes first. */
const most = 1_000;

/** By product and visit, the moments by which orders were taken last. */
const known = new WeakMap<Database, Map<string, OrderMoment>>();

const keyOf = ({ dinCode, prodCode, visit: { date, time } }: Wanted): string => [dinCode, prodCode, date, time].join(' ');

function momentsOf(database: Database): Map<string, OrderMoment> {
  const before = known.get(database);
  if (before !== undefined) return before;
  const made = new Map<string, OrderMoment>();
  known.set(database, made);
  return made;
}

/** A moment as it stands for whoever comes next: its rules, as if nothing were taken. */
export function rememberMoment(database: Database, wanted: Wanted, moment: OrderMoment): void {
  const moments = momentsOf(database);
  const key = keyOf(wanted);
  moments.delete(key);
  moments.set(key, { ...moment, attempts: [], occupancy: [], onDay: 0, toPerson: 0 });
  const [oldest] = moments.keys();
  if (moments.size > most && oldest !== undefined) moments.delete(oldest);
}

export const rememberedMoment = (database: Database, wanted: Wanted): OrderMoment | undefined =>
  momentsOf(database).get(keyOf(wanted));

/**
 * Tries an order by what is remembered, where an order of the same visit was taken before. That is believed only where the order is taken, for
 * then the versions of its rules were compared and its counters asked behind the locks (ADR 28): whatever else comes of it is forgotten, and the database is asked. So nobody is
 * refused by memory, and a visit that is sold out costs no locks.
 */
export async function byMemoryFirst<Result extends { readonly ok: boolean; readonly why?: string }>(
  database: Database,
  { order: wanted, couponNo }: Pick<ReservationRequest, 'order' | 'couponNo'>,
  attempt: (by: By) => Promise<Result>,
): Promise<Result> {
  const forgetUnlessTaken = (result: Result): Result => {
    if (!result.ok) momentsOf(database).delete(keyOf(wanted));
    return result;
  };
  // Whether a coupon can be used, only the database knows.
  if (couponNo === null && rememberedMoment(database, wanted) !== undefined) {
    const result = forgetUnlessTaken(await attempt('memory'));
    if (result.ok) return result;
  }
  return forgetUnlessTaken(await byStandingRules(() => attempt('database')));
}
