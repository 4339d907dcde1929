import { expect, it } from 'vitest';
import { type ProdCode, toCode } from '../shared/codes';
import type { ContentByForm, FormKind } from './form-contents';
import { listFormDifferences } from './form-differences';

const prodCode = toCode<ProdCode>('P1');
const christmas = { fromDay: '2026-12-24', toDay: '2026-12-25' };
const tables = { kind: 'table', dinRoomCode: null, seats: 40, minSeats: 1, open: true } as const;
const [six, seven] = ['18:00', '19:00'].map((startTime) => ({ startTime, units: [tables] }));
if (six === undefined || seven === undefined) throw new Error('there are two start times');
const daily = [true, true, true, true, true] as const;
const dinner = { meal: 'D', open: true, weekdayFlags: daily, onWeekdays: true, onHolidays: true } as const;

/** A kind of form with its content before and after a change. */
type Case = {
  readonly [Kind in FormKind]: readonly [kind: Kind, before: ContentByForm[Kind], after: ContentByForm[Kind]];
}[FormKind];

const listLines = ([kind, before, after]: Case): string[] =>
  listFormDifferences(kind, before as never, after as never).map(
    (difference) => `${difference.path}: ${JSON.stringify(difference.before)} → ${JSON.stringify(difference.after)}`,
  );

it.each<readonly [what: string, change: Case, lines: readonly string[]]>([
  [
    'rows in another order as the same',
    [
      'dayPlans',
      { dayPlans: [{ date: '2026-12-24', rows: [six, seven] }] },
      { dayPlans: [{ date: '2026-12-24', rows: [seven, six] }] },
    ],
    [],
  ],
  [
    'a price of days by menu, product and days',
    ['prices', { rows: [] }, { rows: [{ prodCode, menuIndex: 7, ...christmas, price: 90_000 }] }],
    ['P1 7 2026-12-24 2026-12-25: undefined → 90000'],
  ],
  [
    'no limit on some days, which differs from a missing row',
    ['limits', { rows: [] }, { rows: [{ prodCode, ...christmas, limit: null }] }],
    ['P1 2026-12-24 2026-12-25: undefined → {"limit":null}'],
  ],
  [
    'the seats of a start time as one field',
    [
      'weekly',
      { rows: [{ day: 'weekend', ...six }], meals: [] },
      { rows: [{ day: 'weekend', startTime: '18:00', units: [{ ...tables, seats: 30, open: false }] }], meals: [] },
    ],
    ['weekend.18:00.tables: "1-40" → "closed 1-30"'],
  ],
  [
    'a closed meal by the days on which it was served',
    ['weekly', { rows: [], meals: [dinner] }, { rows: [], meals: [{ ...dinner, open: false }] }],
    ['mon', 'tue', 'wed', 'thu', 'fri', 'weekend'].map((day) => `meals.D.${day}: true → false`),
  ],
  [
    'the fields of a form without rows by their names',
    ['turnTimes', { tableTurnMinutes: 90, roomTurnMinutes: null }, { tableTurnMinutes: 120, roomTurnMinutes: null }],
    ['tableTurnMinutes: 90 → 120'],
  ],
])('lists %s', (_what, change, lines) => expect(listLines(change)).toEqual(lines));
