import type { StockUnit, TimeRow } from '@dining/domain/inventory/stock';
import type { DinRoomCode } from '@dining/domain/shared/codes';

/** Seats at tables, or a room, as typed. */
export interface UnitDraft {
  readonly dinRoomCode: DinRoomCode | null;
  /** `absent`: the start time does not have it, and staff have not added it. */
  readonly state: 'open' | 'closed' | 'absent';
  readonly seats: string;
  readonly minSeats: string;
}

/** A start time as typed. */
export interface RowDraft {
  /** Identifies the row in its list. */
  readonly id: string;
  readonly startTime: string;
  readonly units: readonly UnitDraft[];
}

const createRowId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

const toUnitDraft = (unit: StockUnit | undefined, dinRoomCode: DinRoomCode | null): UnitDraft =>
  unit === undefined
    ? { dinRoomCode, state: 'absent', seats: '', minSeats: dinRoomCode === null ? '1' : '' }
    : {
        dinRoomCode,
        state: unit.open ? 'open' : 'closed',
        seats: String(unit.seats),
        minSeats: String(unit.minSeats),
      };

/** Creates the drafts of start times, each with tables and all rooms of the venue. */
export const createRowDrafts = (rows: readonly TimeRow[], rooms: readonly DinRoomCode[]): readonly RowDraft[] =>
  rows.map(({ startTime, units }) => ({
    id: createRowId(),
    startTime,
    units: [null, ...rooms].map((code) =>
      toUnitDraft(
        units.find(({ dinRoomCode }) => dinRoomCode === code),
        code,
      ),
    ),
  }));

/** Creates the draft of a further start time, with the seats and rooms of the one before it. */
export function createNextRow(rows: readonly RowDraft[], rooms: readonly DinRoomCode[]): RowDraft {
  const last = rows.at(-1);
  const tables = { dinRoomCode: null, state: 'open', seats: '', minSeats: '1' } as const;
  const units = last?.units ?? [tables, ...rooms.map((code) => toUnitDraft(undefined, code))];
  return { id: createRowId(), startTime: '', units };
}

/** Parses the text of a number input. Empty text becomes NaN, which the domain rejects. */
const parseCount = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** Converts drafts to start times. Numbers may be invalid; the domain checks them. */
export const toTimeRows = (rows: readonly RowDraft[]): readonly TimeRow[] =>
  rows.map(({ startTime, units }) => ({
    startTime,
    units: units
      .filter(({ state }) => state !== 'absent')
      .map(({ dinRoomCode, state, seats, minSeats }) => ({
        kind: dinRoomCode === null ? 'table' : 'room',
        dinRoomCode,
        seats: parseCount(seats),
        minSeats: parseCount(minSeats),
        open: state === 'open',
      })),
  }));
