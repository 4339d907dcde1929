import { expect, it } from 'vitest';
import { type DinCode, type HtlCode, toCode } from '../shared/codes';
import type { Role } from '../staff/permissions';
import { createContent } from './convert-contents';
import { canPublish, listChangedTurnFields, type Publication } from './publication-permission';

const now = new Date('2026-03-01T00:00:00Z');
const htlCode = toCode<HtlCode>('H01');
const place = { htlCode, dinCode: toCode<DinCode>('D101') };
const venue = createContent('venue');
const menu = createContent('menu');

const publications = {
  'a menu': { kind: 'menu', before: menu, content: { ...menu, price: 1 } },
  'the phone number of a restaurant': { kind: 'venue', before: venue, content: { ...venue, phone: '02' } },
  'a new restaurant': { kind: 'venue', before: null, content: { ...venue, tableTurnMinutes: 90 } },
  'how long tables are occupied': { kind: 'venue', before: venue, content: { ...venue, tableTurnMinutes: 90 } },
  'how long rooms are occupied': { kind: 'venue', before: venue, content: { ...venue, roomTurnMinutes: 90 } },
} satisfies Record<string, Publication>;

it.each<readonly [role: Role, what: keyof typeof publications, isPermitted: boolean]>([
  ['hotel_manager', 'a menu', true],
  ['hotel_manager', 'how long tables are occupied', true],
  ['marketing', 'a menu', true],
  ['marketing', 'the phone number of a restaurant', true],
  ['marketing', 'a new restaurant', true],
  ['marketing', 'how long tables are occupied', false],
  ['marketing', 'how long rooms are occupied', false],
  ['venue_manager', 'a menu', false],
  ['host', 'a menu', false],
])('a %s publishes %s: %s', (role, what, isPermitted) => {
  const grants = [{ role, scope: { type: 'hotel', htlCode }, endsOn: null } as const];
  expect(canPublish(grants, publications[what], [place], now)).toBe(isPermitted);
});

it.each([
  ['whose last day is over', [{ role: 'owner', scope: { type: 'group' }, endsOn: '2026-02-28' }]],
  [
    'of another hotel',
    [{ role: 'hotel_manager', scope: { type: 'hotel', htlCode: toCode<HtlCode>('H02') }, endsOn: null }],
  ],
] as const)('a grant %s publishes nothing', (_what, grants) => {
  expect(canPublish(grants, publications['a menu'], [place], now)).toBe(false);
});

it('the changed fields that determine how long tables and rooms are occupied are listed', () => {
  expect(listChangedTurnFields({ before: venue, content: { ...venue, roomTurnMinutes: 60 } })).toEqual([
    'roomTurnMinutes',
  ]);
});
