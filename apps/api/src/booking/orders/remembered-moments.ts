import type { OrderRequest } from '@dining/domain/orders/order-request';
import type { ReservationRequest } from '@dining/domain/orders/reservation-request';
import type { Database } from '../../db/connect';
import type { OrderMoment } from '../../stores/orders/order-moment';
import { byStandingRules } from '../capacity/rules';

/** What an order is held against: the house as the database is asked about it, or as it stood for the last order of the same product. */
export type By = 'database' | 'memory';

type Wanted = Pick<OrderRequest, 'dinCode' | 'prodCode' | 'visit'>;

/** What a process remembers for the orders of a database; so many products, and so many visits, those that were asked for last. */
interface Memory {
  /** By product, the moment that the database told last. */
  readonly moments: Map<string, OrderMoment>;
  /** Visits of which the last order was refused: for them the database is asked. */
  readonly refused: Set<string>;
}
const most = 1_000;

const memories = new WeakMap<Database, Memory>();

function memoryOf(database: Database): Memory {
  const before = memories.get(database);
  if (before !== undefined) return before;
  const made = { moments: new Map<string, OrderMoment>(), refused: new Set<string>() };
  memories.set(database, made);
  return made;
}

const productKey = ({ dinCode, prodCode }: Wanted): string => `${dinCode} ${prodCode}`;
const visitKey = (wanted: Wanted): string => `${productKey(wanted)} ${wanted.visit.date} ${wanted.visit.time}`;

const dropOldest = (kept: Map<string, unknown> | Set<string>): void => {
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
};

/** A moment as it stands for whoever comes next: its rules, as if nothing were taken. */
export function rememberMoment(database: Database, wanted: Wanted, moment: OrderMoment): void {
  const { moments } = memoryOf(database);
  moments.delete(productKey(wanted));
  moments.set(productKey(wanted), { ...moment, attempts: [], occupancy: [], onDay: 0, toPerson: 0 });
  dropOldest(moments);
}

/** The moment that is remembered of a product; it is forgotten last. */
export function rememberedMoment(database: Database, wanted: Wanted): OrderMoment | undefined {
  const { moments } = memoryOf(database);
  const moment = moments.get(productKey(wanted));
  if (moment !== undefined) {
    moments.delete(productKey(wanted));
    moments.set(productKey(wanted), moment);
  }
  return moment;
}

/**
 * Whether memory may try: a coupon that can be used and a room that is free all the stay, only the database knows. A room is taken by whoever is
 * in it, at start times that are laid out no more as well, where no counter would say so.
 */
const mayTry = ({ order, couponNo }: Pick<ReservationRequest, 'order' | 'couponNo'>): boolean =>
  couponNo === null && order.reservationType !== 'room';

/**
 * Tries an order by what is remembered of its product. That is believed only where the order is taken, for then the versions of its rules were
 * compared and its counters asked behind the locks (ADR 28); whatever else comes of it, the database is asked. So nobody is refused by memory,
 * and a visit whose last order was refused, such as one that is sold out, costs no locks.
 */
export async function byMemoryFirst<Result extends { readonly ok: boolean; readonly why?: string }>(
  database: Database,
  request: Pick<ReservationRequest, 'order' | 'couponNo'>,
  attempt: (by: By) => Promise<Result>,
): Promise<Result> {
  const { order: wanted } = request;
  const { refused } = memoryOf(database);
  const visit = visitKey(wanted);
  if (mayTry(request) && !refused.has(visit) && rememberedMoment(database, wanted) !== undefined) {
    const result = await attempt('memory');
    if (result.ok) return result;
  }
  const result = await byStandingRules(() => attempt('database'));
  refused.delete(visit);
  if (!result.ok) refused.add(visit);
  dropOldest(refused);
  return result;
}
