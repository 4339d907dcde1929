import { resolvePeriod } from '@dining/contract/catalogue/dates';
import type { DayStockDocument, SeasonDocument, StockDocument } from '@dining/domain/catalogue/documents';
import type { DocumentPath } from '@dining/domain/catalogue/issues';
import { type DinRoomCode, toCode } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { FileContents } from './parse-files';

type StockRow = FileContents['stock'][number];

interface ReadStock {
  readonly stock: readonly StockDocument[];
  readonly seasons: readonly SeasonDocument[];
  readonly dayStock: readonly DayStockDocument[];
  /** Returns the index of the file's row at a place in the venue; undefined for another place. */
  readonly getRow: (path: DocumentPath) => number | undefined;
}

const stockDays = ['weekdays', 'weekend'] as const;

interface SeasonRows {
  readonly name: string;
  readonly fromDay: SeoulDate;
  readonly toDay: SeoulDate;
  readonly stock: StockDocument[];
  readonly rows: number[];
}

const readUnit = ({ time, room, seats, minSeats, open }: StockRow) => ({
  startTime: time,
  dinRoomCode: room === '' ? null : toCode<DinRoomCode>(room),
  seats,
  minSeats,
  open: open === 'yes',
});

/** Reads the rows of `stock.csv`. Relative days count from `today`. */
export function readStock(rows: readonly StockRow[], today: SeoulDate): ReadStock {
  const stock: StockDocument[] = [];
  const dayStock: DayStockDocument[] = [];
  const [stockRows, dayRows]: [number[], number[]] = [[], []];
  const seasons = new Map<string, SeasonRows>();
  const getSeason = (name: string, from: string, to: string): SeasonRows => {
    const period = resolvePeriod(from, to, today);
    const [fromDay, toDay] = [period.from ?? from, period.to ?? to];
    const key = `${fromDay} ${toDay} ${name}`;
    const season = seasons.get(key) ?? { name, fromDay, toDay, stock: [], rows: [] };
    seasons.set(key, season);
    return season;
  };
  for (const [index, row] of rows.entries()) {
    const stockDay = stockDays.find((kind) => kind === row.day);
    if (stockDay === undefined) {
      dayStock.push({ day: resolvePeriod(row.day, null, today).from ?? row.day, ...readUnit(row) });
      dayRows.push(index);
      continue;
    }
    const unit = { stockDay, ...readUnit(row) };
    if (row.season === '') {
      stock.push(unit);
      stockRows.push(index);
    } else {
      const season = getSeason(row.season, row.from, row.to);
      season.stock.push(unit);
      season.rows.push(index);
    }
  }
  const seasonList = [...seasons.values()];
  return {
    stock,
    dayStock,
    seasons: seasonList.map(({ rows: _rows, ...season }) => season),
    getRow([field, index, , row]) {
      if (field === 'stock') return stockRows[Number(index)];
      if (field === 'dayStock') return dayRows[Number(index)];
      return field === 'seasons' ? seasonList[Number(index)]?.rows[Number(row ?? 0)] : undefined;
    },
  };
}
