import type { UsageRow } from '@dining/domain/inventory/stock';
import type { ProdCode } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { DaySaleWire, UsageWire } from '../site/availability';
import { decodeVisit, encodeVisit } from './visit';

/** Serializes usage: for each start time, a row for the tables and a row for the rooms, if any are unavailable. */
export function encodeUsage(rows: readonly UsageRow[]): UsageWire[] {
  return rows.flatMap((row): UsageWire[] => {
    const resvDate = encodeVisit(row);
    const emptyRow = { resvDate, dinRoomCodeList: [], dinRoomCodeCount: 0, resvAdultCnt: 0, resvKidCnt: 0 };
    return [
      ...(row.tableSeats > 0 ? [{ ...emptyRow, resvType: 'table' as const, resvAdultCnt: row.tableSeats }] : []),
      ...(row.rooms.length > 0
        ? [
            {
              ...emptyRow,
              resvType: 'room' as const,
              dinRoomCodeList: [...row.rooms],
              dinRoomCodeCount: row.rooms.length,
            },
          ]
        : []),
    ];
  });
}

/** Parses usage: one row per start time. */
export function decodeUsage(wire: readonly UsageWire[]): UsageRow[] {
  const rowByTime = new Map<string, UsageRow>();
  for (const row of wire) {
    const mergedRow = rowByTime.get(row.resvDate) ?? { ...decodeVisit(row.resvDate), tableSeats: 0, rooms: [] };
    rowByTime.set(row.resvDate, {
      ...mergedRow,
      tableSeats: mergedRow.tableSeats + (row.resvType === 'table' ? row.resvAdultCnt + row.resvKidCnt : 0),
      rooms: [...mergedRow.rooms, ...row.dinRoomCodeList],
    });
  }
  return [...rowByTime.values()];
}

/** Units of a product that are sold for one day of visit. */
export interface DaySale {
  readonly date: SeoulDate;
  readonly prodCode: ProdCode;
  readonly sold: number;
  /** True if the product has a limit for the day. */
  readonly limited: boolean;
}

export const encodeDaySale = (sale: DaySale): DaySaleWire => ({
  resvDate: sale.date,
  prodCode: sale.prodCode,
  prodDaySaleAmntYn: sale.limited ? 'Y' : 'N',
  prodDaySaleAmnt: sale.sold,
});

export const decodeDaySale = (wire: DaySaleWire): DaySale => ({
  date: wire.resvDate,
  prodCode: wire.prodCode,
  sold: wire.prodDaySaleAmnt,
  limited: wire.prodDaySaleAmntYn === 'Y',
});
