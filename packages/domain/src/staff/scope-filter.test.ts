import { expect, it } from 'vitest';
import type { DinCode, HtlCode } from '../shared/codes';
import { toCode } from '../shared/codes';
import type { Scope } from './permissions';
import { createScopeFilter } from './scope-filter';

const seoul = toCode<HtlCode>('H01');
const grill = toCode<DinCode>('GRILL');

it.each<[string, readonly Scope[], object]>([
  ['nothing', [], { isGroup: false, htlCodes: [], dinCodes: [] }],
  ['the group', [{ type: 'group' }], { isGroup: true, htlCodes: [], dinCodes: [] }],
  [
    'a hotel and a venue',
    [
      { type: 'hotel', htlCode: seoul },
      { type: 'venue', htlCode: seoul, dinCode: grill },
    ],
    { isGroup: false, htlCodes: [seoul], dinCodes: [grill] },
  ],
])('the scope filter contains %s', (_name, scopes, expected) => {
  expect(createScopeFilter(scopes)).toEqual(expected);
});
