import type { importFormerReservations, previewFormerReservations } from '@dining/contract/staff/former';
import { maxRowsPerRequest, reservationColumns } from '@dining/domain/former/columns';
import { findCounterConflict } from '@dining/domain/former/find-conflict';
import type { CellIssue, FormerIssue } from '@dining/domain/former/issues';
import { type FormerReservation, readFormerReservation } from '@dining/domain/former/reservation-row';
import { type CapacityRequirement, getCounterKey } from '@dining/domain/inventory/capacity-requirement';
import type { DinCode, HtlCode, ProdCode } from '@dining/domain/shared/codes';
import { getPermission, type Scope } from '@dining/domain/staff/permissions';
import type { PoolClient } from 'pg';
import { placeFormerOrder, prepareFormerOrder } from '../../../booking/checkout/place-former-order';
import type { PlacedOrder } from '../../../booking/checkout/place-order';
import type { Deps } from '../../../config/deps';
import { authorize, createActor, runStaffWrite, type StaffCall } from '../../../http/staff-mount';
import type { StaffCaller } from '../../../http/staff-session';
import { parseForeignNumber } from '../../../lib/phone-numbers';
import { insertAuditEntry } from '../../../stores/app/audit';
import { findUsedByCounter, tableUnit } from '../../../stores/inventory/usage';
import { listProductsOfVenues } from '../../../stores/products/products';
import { insertNote } from '../../../stores/reservations/desk-detail';
import { listImportedNumbers } from '../../../stores/reservations/former-orders';
import { listRooms, listVenueHotels } from '../../../stores/venues/venues';
import { readFormerFile } from './read-file';

const group: Scope = { type: 'group' };

/** A line whose cells are readable and whose restaurant exists. */
interface ReservationLine {
  readonly line: number;
  readonly htlCode: HtlCode;
  readonly reservation: FormerReservation;
  /** The products that the line may mean, the preferred one first. */
  readonly candidates: readonly ProdCode[];
}

interface ReservationFile {
  readonly rowCount: number;
  readonly lines: readonly ReservationLine[];
  readonly issues: readonly FormerIssue[];
}

const createNumberKey = (htlCode: HtlCode, number: string): string => `${htlCode} ${number}`;

/** Reads a file, with an issue for each line that is unreadable, repeats a number or names what does not exist. */
async function readReservations({ database: { pool } }: Deps, text: string): Promise<ReservationFile> {
  const file = readFormerFile(text, reservationColumns);
  if (!file.ok) return { rowCount: 0, lines: [], issues: file.issues };
  const hotels = await listVenueHotels(pool);
  const products = await listProductsOfVenues(pool);
  const lineByNumber = new Map<string, number>();
  const roomsByVenue = new Map<DinCode, ReadonlySet<string>>();
  const hasRoom = async (dinCode: DinCode, dinRoomCode: string): Promise<boolean> => {
    const rooms =
      roomsByVenue.get(dinCode) ?? new Set<string>((await listRooms(pool, dinCode)).map((room) => room.dinRoomCode));
    roomsByVenue.set(dinCode, rooms);
    return rooms.has(dinRoomCode);
  };
  const lines: ReservationLine[] = [];
  const issues: FormerIssue[] = [];
  for (const { line, cells } of file.rows) {
    const read = readFormerReservation(cells, parseForeignNumber);
    if (!read.ok) {
      issues.push(...read.issues.map((issue) => ({ ...issue, line })));
      continue;
    }
    const { reservation } = read;
    const htlCode = hotels.get(reservation.dinCode);
    const refuse = (code: CellIssue['code'], column: string, values: CellIssue['values'] = {}) =>
      issues.push({ line, code, column, values });
    if (htlCode === undefined) {
      refuse('venue_unknown', 'venue', { code: reservation.dinCode });
      continue;
    }
    const { dinCode, dinRoomCode } = reservation;
    if (dinRoomCode !== null && !(await hasRoom(dinCode, dinRoomCode))) {
      refuse('room_unknown', 'room');
      continue;
    }
    const key = createNumberKey(htlCode, reservation.number);
    const firstLine = lineByNumber.get(key);
    if (firstLine !== undefined) {
      refuse('number_repeated', 'number', { line: firstLine });
      continue;
    }
    lineByNumber.set(key, line);
    const type = dinRoomCode === null ? 'table' : 'room';
    const candidates = products
      .filter((product) => product.dinCode === dinCode && product.reservationType === type)
      .map(({ prodCode }) => prodCode)
      .filter((prodCode) => reservation.prodCode === null || prodCode === reservation.prodCode);
    if (candidates.length === 0 && reservation.prodCode !== null)
      refuse('product_unknown', 'product', { code: reservation.prodCode });
    else if (candidates.length === 0) refuse('product_missing', 'venue');
    else lines.push({ line, htlCode, reservation, candidates });
  }
  return { rowCount: file.rows.length, lines, issues };
}

/** Returns a function that gives the reason for seats beyond capacity at a venue; null if the caller may take none. */
const createOverride =
  (staff: StaffCaller, reason: string, now: Date) =>
  (htlCode: HtlCode, dinCode: DinCode): string | null => {
    const permission = getPermission(staff.grants, 'override', { type: 'venue', htlCode, dinCode }, now);
    return reason !== '' && permission.allowed && permission.access === 'full' ? reason : null;
  };

const isTableSeat = (requirement: CapacityRequirement): boolean =>
  requirement.counter === 'seat' && requirement.unit === tableUnit;

/** Number of requirements whose counters one statement reads. */
const linesPerRead = 200;

/** Compares each line with the counters as if the earlier lines that fit were imported. Takes no capacity. */
async function checkLines(
  deps: Deps,
  lines: readonly ReservationLine[],
  getOverrideReason: ReturnType<typeof createOverride>,
): Promise<{
  readonly importableCount: number;
  readonly beyondCapacityCount: number;
  readonly issues: readonly FormerIssue[];
}> {
  const usedByCounter = new Map<string, number>();
  const issues: FormerIssue[] = [];
  let [importableCount, beyondCapacityCount] = [0, 0];
  for (let start = 0; start < lines.length; start += linesPerRead) {
    const prepared = [];
    for (const each of lines.slice(start, start + linesPerRead))
      prepared.push({ ...each, result: await prepareFormerOrder(deps, each.reservation, each.candidates) });
    const requirements = prepared.flatMap(({ result }) => (result.ok ? result.order.requirements : []));
    for (const [key, count] of await findUsedByCounter(deps.database.pool, requirements))
      if (!usedByCounter.has(key)) usedByCounter.set(key, count);
    for (const { line, htlCode, reservation, result } of prepared) {
      if (!result.ok) {
        issues.push({ ...result.conflict, line });
        continue;
      }
      const needed = result.order.requirements;
      const isUnlimited = getOverrideReason(htlCode, reservation.dinCode) !== null;
      const limited = isUnlimited ? needed.filter((requirement) => !isTableSeat(requirement)) : needed;
      const conflict = findCounterConflict(limited, usedByCounter);
      if (conflict !== null) {
        issues.push({ ...conflict, line });
        continue;
      }
      if (findCounterConflict(needed, usedByCounter) !== null) beyondCapacityCount += 1;
      importableCount += 1;
      for (const requirement of needed) {
        const key = getCounterKey(requirement);
        usedByCounter.set(key, (usedByCounter.get(key) ?? 0) + requirement.amount);
      }
    }
  }
  return { importableCount, beyondCapacityCount, issues };
}

const compareLines = (one: FormerIssue, other: FormerIssue): number => one.line - other.line;
const toIssueWire = (issue: FormerIssue) => ({ ...issue, values: { ...issue.values } });

async function previewFile(deps: Deps, staff: StaffCaller, text: string, overrideReason: string) {
  const { rowCount, lines, issues } = await readReservations(deps, text);
  const numbers = lines.map(({ htlCode, reservation: { number } }) => ({ htlCode, number }));
  const imported = new Set(
    (await listImportedNumbers(deps.database.pool, numbers)).map(({ htlCode, number }) =>
      createNumberKey(htlCode, number),
    ),
  );
  const newLines = lines.filter(
    ({ htlCode, reservation: { number } }) => !imported.has(createNumberKey(htlCode, number)),
  );
  const check = await checkLines(deps, newLines, createOverride(staff, overrideReason, deps.now()));
  return {
    rowCount,
    importableCount: check.importableCount,
    beyondCapacityCount: check.beyondCapacityCount,
    importedBefore: lines.length - newLines.length,
    issues: [...issues, ...check.issues].toSorted(compareLines).map(toIssueWire),
  };
}

export function handlePreviewReservations(deps: Deps, { body, staff }: StaffCall<typeof previewFormerReservations>) {
  const refusal = authorize(staff, 'system', group, deps.now());
  return refusal === undefined ? previewFile(deps, staff, body.file, body.overrideReason) : Promise.resolve(refusal);
}

/** Writes what belongs to an imported reservation: the note of the former system, and the audit entry. */
const createCompletion =
  (staff: StaffCaller, { reservation, htlCode }: ReservationLine, overrideReason: string | null) =>
  async (client: PoolClient, { resvCode, overrun }: PlacedOrder): Promise<void> => {
    if (resvCode === null) return;
    const { number, dinCode, visit, party, paid, due, note } = reservation;
    if (note !== '') await insertNote(client, { resvCode, htlCode, author: staff.name, note });
    await insertAuditEntry(client, {
      ...createActor(staff),
      action: 'reservation.import',
      subject: resvCode,
      htlCode,
      ...(overrun > 0 && { detail: { overrun, reason: overrideReason } }),
      after: { formerNumber: number, dinCode, ...visit, ...party, paid, dueAtVenue: due },
    });
  };

async function importLines(
  deps: Deps,
  staff: StaffCaller,
  body: StaffCall<typeof importFormerReservations>['body'],
): Promise<ImportResult> {
  const { file, from, mode, overrideReason, isConfirmationSent } = body;
  if (mode === 'all_or_nothing' && from === 0) {
    const { rowCount, importedBefore, issues } = await previewFile(deps, staff, file, overrideReason);
    if (issues.length > 0) return { rowCount, imported: 0, importedBefore, issues, nextFrom: null };
  }
  const { rowCount, lines, issues: fileIssues } = await readReservations(deps, file);
  const getOverrideReason = createOverride(staff, overrideReason, deps.now());
  const batch = lines.slice(from, from + maxRowsPerRequest);
  // The problems of unreadable lines are listed once.
  const issues: FormerIssue[] = from === 0 ? [...fileIssues] : [];
  let [imported, importedBefore] = [0, 0];
  for (const each of batch) {
    const reason = getOverrideReason(each.htlCode, each.reservation.dinCode);
    const { reservation } = each;
    const purpose = {
      type: 'former' as const,
      reservation,
      importedBy: staff.name,
      overrideReason: reason,
      isConfirmationSent,
    };
    const result = await placeFormerOrder(deps, each.candidates, purpose, createCompletion(staff, each, reason));
    if (result.type === 'placed') imported += 1;
    else if (result.type === 'imported_before') importedBefore += 1;
    else issues.push({ ...result.conflict, line: each.line });
  }
  const next = from + batch.length;
  return {
    rowCount,
    imported,
    importedBefore,
    issues: issues.toSorted(compareLines).map(toIssueWire),
    nextFrom: next < lines.length ? next : null,
  };
}

interface ImportResult {
  readonly rowCount: number;
  readonly imported: number;
  readonly importedBefore: number;
  readonly issues: ReturnType<typeof toIssueWire>[];
  readonly nextFrom: number | null;
}

/**
 * Imports the next lines of a file. Each reservation is a commit of its own, so that no counter stays locked; then the
 * response is stored under the idempotency key. A repetition finds the reservations by their numbers.
 */
export async function handleImportReservations(deps: Deps, call: StaffCall<typeof importFormerReservations>) {
  const { body, staff } = call;
  const refusal = authorize(staff, 'system', group, deps.now());
  if (refusal !== undefined) return refusal;
  const result = await importLines(deps, staff, body);
  return runStaffWrite(deps, call, () => Promise.resolve(result));
}
