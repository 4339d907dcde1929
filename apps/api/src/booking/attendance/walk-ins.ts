import { fail } from '@dining/contract/failure';
import { filterStartTimes, listStartTimes } from '@dining/domain/availability/slots';
import { checkWalkInEnd, type WalkInError } from '@dining/domain/reservations/walk-in';
import type { DinCode, HtlCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { getDayType } from '@dining/domain/shared/holidays';
import { getTodayInSeoul, type SeoulTime } from '@dining/domain/shared/seoul-time';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../db/transaction';
import { insertAuditEntry } from '../../stores/app/audit';
import { getHolidays } from '../../stores/availability/holidays';
import { insertHold } from '../../stores/inventory/holds';
import { createVenueRuleScope, holidayScope, lockRuleVersions } from '../../stores/inventory/rules';
import { findStock } from '../../stores/inventory/stock';
import {
  insertWalkIn,
  listForgottenWalkInIds,
  lockWalkIn,
  type StoredWalkIn,
  updateWalkInToEnded,
} from '../../stores/service/walk-ins';
import { takeCapacity, takeSeatsBeyondCapacity } from '../capacity/counters';
import { releaseHold } from '../capacity/hold';
import { createHoldRefusal, type HoldError } from '../capacity/retry-hold';
import { listTableRequirements } from '../capacity/table-requirements';
import { createShopOrderNo } from '../checkout/keys';
import type { StaffActor } from './record-attendance';

export interface NewWalkIn {
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode;
  readonly time: SeoulTime;
  readonly adults: number;
  readonly kids: number;
  /** The reason for taking seats beyond capacity; null takes only free seats. */
  readonly overrideReason: string | null;
  readonly actor: StaffActor;
}

export interface SeatWalkInSuccess {
  readonly ok: true;
  readonly walkInId: string;
  /** The largest number of seats beyond capacity at one of the start times. */
  readonly overrun: number;
}

/** Stored as guest id in the holds of all walk-ins. No real guest has this id. */
const guestId = 'walk-in';

/**
 * Seats guests without a reservation today, in the caller's transaction, which must be rolled back after an error.
 * Takes the seats from the capacity counters of bookings, and locks the rules, so that the counters match them.
 */
export async function seatWalkIn(
  client: PoolClient,
  now: Date,
  walkIn: NewWalkIn,
): Promise<SeatWalkInSuccess | HoldError> {
  const { htlCode, dinCode, time, adults, kids, overrideReason, actor } = walkIn;
  const visitDay = getTodayInSeoul(now);
  const versions = await lockRuleVersions(client, [createVenueRuleScope(dinCode), holidayScope]);
  const storedStock = await findStock(client, dinCode);
  const dayType = getDayType(visitDay, (await getHolidays(client)).calendar);
  if (storedStock === undefined || dayType === 'unknown') return createHoldRefusal(fail('no_such_time'));
  const starts = listStartTimes(storedStock.stock, visitDay, dayType);
  if (!filterStartTimes(starts, 'table').some((start) => start.time === time))
    return createHoldRefusal(fail('no_such_time'));
  const tables = {
    dinCode,
    starts,
    turnMinutes: storedStock.stock.tableTurnMinutes,
    ruleVersion: versions.get(createVenueRuleScope(dinCode)) ?? 0,
  };
  const requirements = listTableRequirements(tables, { date: visitDay, time }, adults + kids);
  const shopOrderNo = createShopOrderNo(htlCode, visitDay);
  const keys = { addressKey: null, personKey: null, requestKey: null };
  const hold = { shopOrderNo, htlCode, guestId, state: 'kept', ttlSeconds: 0, ...keys } as const;
  let overrun = 0;
  if (overrideReason === null) {
    await insertHold(client, { ...hold, requirements });
    const capacityResult = await takeCapacity(client, htlCode, requirements);
    if (!capacityResult.ok) return { ok: false, type: 'full', fullCounter: capacityResult.fullCounter, requirements };
  } else {
    await insertHold(client, { ...hold, requirements: [] });
    overrun = await takeSeatsBeyondCapacity(client, shopOrderNo, requirements);
  }
  const row = { htlCode, dinCode, visitDay, time, adults, kids, shopOrderNo, overrun, overrideReason, seatedAt: now };
  const walkInId = await insertWalkIn(client, row);
  await insertAuditEntry(client, {
    ...actor,
    action: 'walk_in.add',
    subject: `walk-in ${walkInId}`,
    htlCode,
    detail: { dinCode, time, people: adults + kids, overrun, ...(overrideReason && { reason: overrideReason }) },
  });
  return { ok: true, walkInId, overrun };
}

/**
 * Ends the stay of a locked walk-in and frees its seats, in the caller’s transaction. `void`: the entry was a mistake.
 */
export async function endWalkIn(
  client: PoolClient,
  now: Date,
  walkIn: Pick<StoredWalkIn, 'walkInId' | 'htlCode' | 'state' | 'seatedAt'> & { readonly shopOrderNo: ShopOrderNo },
  to: 'done' | 'void',
  actor: StaffActor & { readonly kind?: 'job' },
): Promise<{ readonly ok: true } | { readonly ok: false; readonly error: WalkInError }> {
  const { walkInId, htlCode, shopOrderNo } = walkIn;
  const checkResult = checkWalkInEnd(walkIn, to, now);
  if (!checkResult.ok) return checkResult;
  if (!(await updateWalkInToEnded(client, walkInId, to, now))) return { ok: false, error: 'no_such_move' };
  await releaseHold(client, shopOrderNo, 'kept');
  const subject = `walk-in ${walkInId}`;
  await insertAuditEntry(client, { ...actor, action: 'walk_in.end', subject, htlCode, detail: { to } });
  return { ok: true };
}

const batchSize = 100;

/** Ends up to 100 walk-ins of earlier days that are still open. Returns the number found; repeat while it is 100. */
export async function endWalkInsOfEarlierDays(pool: Pool, now: Date): Promise<number> {
  const walkInIds = await listForgottenWalkInIds(pool, getTodayInSeoul(now), batchSize);
  for (const walkInId of walkInIds)
    await inTransaction(pool, async (client) => {
      const walkIn = await lockWalkIn(client, walkInId);
      if (walkIn !== undefined) await endWalkIn(client, now, walkIn, 'done', { kind: 'job', actorName: 'sweeper' });
    });
  return walkInIds.length;
}
