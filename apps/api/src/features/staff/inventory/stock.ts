import { type Failure, fail, isFailure } from '@dining/contract/failure';
import type {
  previewStock as previewCall,
  saveStock as saveCall,
  viewStock as viewCall,
} from '@dining/contract/staff/inventory';
import { closingDaysLimit } from '@dining/domain/availability/closing-days-limit';
import { applyStockChange, type EditableStock, type StockChange } from '@dining/domain/availability/stock-change';
import { listStockErrors, type StockError } from '@dining/domain/availability/stock-checks';
import type { DinCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { HolidayCalendar } from '@dining/domain/shared/holidays';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { countDaysBetween } from '@dining/domain/shared/seoul-calendar';
import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { Pool, PoolClient } from 'pg';
import { trySubmitRefund } from '../../../booking/cancellation/cancel-reservation';
import { compareStock } from '../../../booking/capacity/compare-stock';
import { countStaysAtNewTimes } from '../../../booking/capacity/count-stays-at-new-times';
import { getCatalogue } from '../../../booking/catalogue/catalogue';
import { createPaymentDeps } from '../../../booking/payments/payment-deps';
import { recordWrite } from '../../../catalogue/record-versions';
import type { Deps } from '../../../config/deps';
import { authorize, createActor, runStaffWrite, type StaffCall, toSubjectScope } from '../../../http/staff-mount';
import type { StaffCaller } from '../../../http/staff-session';
import { hashSecret } from '../../../lib/keyring';
import { insertAuditEntry } from '../../../stores/app/audit';
import { getHolidays } from '../../../stores/availability/holidays';
import { lockCatalogue } from '../../../stores/catalogue/catalogue-rows';
import { findStock } from '../../../stores/inventory/stock';
import { lockReservations } from '../../../stores/reservations/booked-parties';
import {
  findVenueWithHotelName,
  listRooms,
  type NamedRoom,
  type VenueWithHotelName,
} from '../../../stores/venues/venues';
import { applyChoices, type ChoiceCounts, findChoiceFailure } from './apply-choices';
import { toPreview } from './stock-preview';
import { describeStock, listDaysToClose, writeStockChange } from './write-stock-change';

/** Returns the version of a venue's stock: a hash of what staff edit here. Closings have no version. */
const getStockVersion = ({ closings: _closings, ...stock }: EditableStock): string => hashSecret(JSON.stringify(stock));

/** Past days in the response, so that the calendar can show the whole current month. */
const shownPastDays = 31;

interface LoadedStock {
  readonly stock: EditableStock;
  readonly rooms: readonly NamedRoom[];
  readonly holidays: HolidayCalendar;
}

async function loadStock(db: Pool | PoolClient, dinCode: DinCode): Promise<LoadedStock | undefined> {
  const stored = await findStock(db, dinCode);
  if (stored === undefined) return undefined;
  const rooms = await listRooms(db, dinCode);
  return { stock: stored.stock, rooms, holidays: (await getHolidays(db)).calendar };
}

const copyRows = <Row extends { readonly units: readonly object[] }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, units: [...row.units] as Row['units'][number][] }));

function toView({ stock, rooms }: LoadedStock, language: Language, now: Date) {
  const firstDay = addDays(getTodayInSeoul(now), -shownPastDays);
  return {
    version: getStockVersion(stock),
    rows: copyRows(stock.rows),
    meals: stock.meals.map(({ weekdayFlags: [mon, tue, wed, thu, fri], ...meal }) => ({
      ...meal,
      weekdayFlags: [mon, tue, wed, thu, fri] as [boolean, boolean, boolean, boolean, boolean],
    })),
    seasons: stock.seasons.map((season) => ({ ...season, rows: copyRows(season.rows) })),
    dayPlans: stock.dayPlans
      .filter(({ date }) => date >= firstDay)
      .map((plan) => ({ ...plan, rows: copyRows(plan.rows) })),
    closings: stock.closings.filter(({ date }) => date >= firstDay),
    tableTurnMinutes: stock.tableTurnMinutes,
    roomTurnMinutes: stock.roomTurnMinutes,
    rooms: rooms.map(({ dinRoomCode, name }) => ({ dinRoomCode, name: getLocalizedText(name, language) })),
  };
}

/** Returns a venue, or a failure if the caller may not change its stock. */
async function findAuthorizedVenue(
  deps: Deps,
  staff: StaffCaller,
  dinCode: DinCode,
): Promise<VenueWithHotelName | Failure> {
  const venue = await findVenueWithHotelName(deps.database.pool, dinCode);
  if (venue === undefined) return fail('not_found');
  return authorize(staff, 'calendar', toSubjectScope(venue), deps.now()) ?? venue;
}

const formatErrorPath = ({ season, row, dinRoomCode }: StockError): string =>
  [
    season === null ? [] : ['seasons', season],
    row === null ? [] : ['rows', row],
    dinRoomCode === null ? [] : dinRoomCode,
  ]
    .flat()
    .join('.');

function checkChange({ stock, rooms, holidays }: LoadedStock, change: StockChange, now: Date): Failure | undefined {
  const today = getTodayInSeoul(now);
  if (change.type === 'closing') {
    if (change.from < today || change.to < change.from) return fail('past');
    if (countDaysBetween(change.from, change.to) >= closingDaysLimit) return fail('too_many_days');
    return listDaysToClose(stock, change, holidays).length === 0 ? fail('no_such_time') : undefined;
  }
  const roomCodes = new Set(rooms.map(({ dinRoomCode }) => dinRoomCode));
  const errors = listStockErrors(change, { rooms: roomCodes, today });
  if (errors.length === 0) return undefined;
  return {
    failure: 'invalid_stock',
    errors: errors.map((error) => ({ path: formatErrorPath(error), message: error.code })),
  };
}

export async function handleViewStock(deps: Deps, { body, staff, language }: StaffCall<typeof viewCall>) {
  const venue = await findAuthorizedVenue(deps, staff, body.dinCode);
  if (isFailure(venue)) return venue;
  const loaded = await loadStock(deps.database.pool, body.dinCode);
  return loaded === undefined ? fail('not_found') : toView(loaded, language, deps.now());
}

export async function handlePreviewStock(deps: Deps, { body, staff, language }: StaffCall<typeof previewCall>) {
  const { dinCode, version, change } = body;
  const { pool } = deps.database;
  const now = deps.now();
  const venue = await findAuthorizedVenue(deps, staff, dinCode);
  if (isFailure(venue)) return venue;
  const loaded = await loadStock(pool, dinCode);
  if (loaded === undefined) return fail('not_found');
  const { stock: before, holidays, rooms } = loaded;
  if (getStockVersion(before) !== version)
    return { failure: 'changed_meanwhile' as const, current: toView(loaded, language, now) };
  const refusal = checkChange(loaded, change, now);
  if (refusal !== undefined) return refusal;
  const after = applyStockChange(before, change);
  return toPreview(await compareStock(pool, { dinCode, before, after, holidays, now }), rooms, language);
}

type SaveResult = ChoiceCounts & { readonly version: string };

/**
 * Writes a change and the choices about the reservations that it concerns in one commit, then sends the refunds. The
 * change raises the version of the venue's rules first, which waits for orders that are being placed, and lets later
 * ones be checked by the new rules.
 */
export async function handleSaveStock(deps: Deps, call: StaffCall<typeof saveCall>) {
  const { body, staff, language, request } = call;
  const { dinCode, version, change, choices, reason } = body;
  const venue = await findAuthorizedVenue(deps, staff, dinCode);
  if (isFailure(venue)) return venue;
  const choiceFailure = findChoiceFailure(body, staff, toSubjectScope(venue), deps.now());
  if (choiceFailure !== undefined) return choiceFailure;
  const actor = createActor(staff);
  const paymentDeps = createPaymentDeps(deps, request.log, { kind: 'staff', name: staff.name });
  let ordersToRefund: readonly ShopOrderNo[] = [];
  const result = await runStaffWrite<SaveResult>(deps, call, async (client) => {
    const now = deps.now();
    await lockCatalogue(client);
    const loaded = await loadStock(client, dinCode);
    if (loaded === undefined) return fail('not_found');
    const { stock: before, holidays, rooms } = loaded;
    if (getStockVersion(before) !== version)
      return { failure: 'changed_meanwhile' as const, current: toView(loaded, language, now) };
    const refusal = checkChange(loaded, change, now);
    if (refusal !== undefined) return refusal;
    await recordWrite(client, { name: staff.name, source: 'calendar' }, () =>
      writeStockChange(client, change, { before, holidays, venue, actor }),
    );
    const after = (await findStock(client, dinCode))?.stock ?? before;
    const resvCodes = choices.map(({ resvCode }) => resvCode);
    await lockReservations(client, resvCodes);
    const comparison = await compareStock(client, { dinCode, before, after, holidays, now });
    const concerned = comparison.reservations.map(({ resvCode }) => resvCode);
    if (concerned.toSorted().join() !== resvCodes.toSorted().join())
      return { failure: 'bookings_changed' as const, current: toPreview(comparison, rooms, language) };
    const applied = await applyChoices(client, paymentDeps, { ...body, venue, actor });
    if (isFailure(applied)) return applied;
    await countStaysAtNewTimes(client, [dinCode], comparison.daysWithNewTimes, {
      keepsLength: change.type === 'turnTimes',
    });
    const { keptCount: kept, cancelledCount: cancelled, messagedCount: written, refund } = applied.counts;
    await insertAuditEntry(client, {
      ...actor,
      action: 'stock.save',
      subject: dinCode,
      htlCode: venue.htlCode,
      detail: { change: change.type, kept, cancelled, written, refund, ...(reason !== '' && { reason }) },
      before: describeStock(before, change),
      after: describeStock(after, change),
    });
    ordersToRefund = applied.ordersToRefund;
    return { version: getStockVersion(after), ...applied.counts };
  });
  getCatalogue(deps.database).clear();
  if (!isFailure(result)) for (const shopOrderNo of ordersToRefund) await trySubmitRefund(paymentDeps, shopOrderNo);
  return result;
}
