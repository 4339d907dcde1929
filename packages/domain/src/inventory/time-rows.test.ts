import { expect, it } from 'vitest';
import { type DinRoomCode, toCode } from '../shared/codes';
import { groupUnitsByTime, type UnitAtTime } from './time-rows';

const library = toCode<DinRoomCode>('LIBRARY');
const tables = { dinRoomCode: null, seats: 40, minSeats: 1, open: true };
const room = { dinRoomCode: library, seats: 8, minSeats: 4, open: false };

it.each<readonly [what: string, units: readonly UnitAtTime[], rows: readonly object[]]>([
  ['no units as no rows', [], []],
  [
    'tables and a room of one start time as one row',
    [
      { startTime: '18:00', ...tables },
      { startTime: '18:00', ...room },
    ],
    [
      {
        startTime: '18:00',
        units: [
          { kind: 'table', ...tables },
          { kind: 'room', ...room },
        ],
      },
    ],
  ],
  [
    'start times in their order, also if their units are apart',
    [
      { startTime: '19:00', ...tables },
      { startTime: '18:00', ...tables },
      { startTime: '19:00', ...room },
    ],
    [
      {
        startTime: '19:00',
        units: [
          { kind: 'table', ...tables },
          { kind: 'room', ...room },
        ],
      },
      { startTime: '18:00', units: [{ kind: 'table', ...tables }] },
    ],
  ],
])('groups %s', (_what, units, rows) => expect(groupUnitsByTime(units)).toEqual(rows));
