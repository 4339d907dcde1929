import { describe, expect, it } from 'vitest';
import { type DinCode, type HtlCode, toCode } from '../shared/codes';
import {
  type Capability,
  capabilities,
  checkGrant,
  type Grant,
  getPermission,
  getWidestPermission,
  hasLastingOwner,
  isGrantActive,
  isSecondFactorFresh,
  listScopes,
  type Role,
  roles,
  type Scope,
  type ScopeType,
} from './permissions';

const now = new Date('2026-11-20T05:00:00Z');
const seoul = toCode<HtlCode>('H01');
const busan = toCode<HtlCode>('H02');
const scopes = {
  ownVenue: { type: 'venue', htlCode: seoul, dinCode: toCode<DinCode>('GRILL') },
  sisterVenue: { type: 'venue', htlCode: seoul, dinCode: toCode<DinCode>('BAKERY') },
  otherVenue: { type: 'venue', htlCode: busan, dinCode: toCode<DinCode>('BAR') },
  ownHotel: { type: 'hotel', htlCode: seoul },
  otherHotel: { type: 'hotel', htlCode: busan },
  group: { type: 'group' },
} as const satisfies Record<string, Scope>;

const roleByAbbreviation: Readonly<Record<string, Role>> = {
  HO: 'host',
  KI: 'kitchen',
  VM: 'venue_manager',
  DE: 'reservation_desk',
  FB: 'hotel_manager',
  MK: 'marketing',
  FI: 'finance',
  PR: 'privacy',
  OW: 'owner',
};

/** The table in docs/design/console.md, chapter 1, with a row of its own for each capability. */
const table = `
|capability|HO|KI|VM|DE|FB|MK|FI|PR|OW|
|service.see|v|v|v|g|h||||g|
|service.act|v||v||h|||||
|allergy.read|v|v|v|g|h|||||
|allergy.ack||v|v|||||||
|contact.read|v||v|g|h|||g||
|book|||v|g|h|||||
|change|||v|g|h|||||
|override|||v!||h!|||||
|waive|||v!||h!|||||
|venue.cancel|||v!||h!|||||
|noshow.fee|||v!||h!||g!|||
|goodwill|||v!||h!||g!|||
|calendar|||v||h||||g|
|floor|||v||h||||g|
|catalogue|||draft||h|g|||g|
|promotion|||r||h|g|||g|
|template|||r||h|g|||g|
|translation|||r||h|g|||g|
|policy|||||h|||r|g!|
|terms||||||||r|g!|
|member.read|v||v|g|h|||r||
|member.note|v||v|g|h|||r||
|member.export||||||||g2!||
|member.erase||||||||g2!||
|coupon|||||h|g|r|||
|points|||||h|g|r|||
|inquiry|||v|g|h|g||||
|review.hide|||||h|g||||
|payment.see|||v|g|h||g|g|g|
|payment.manual|||||||g2!|r|r|
|settlement|||||||g2!|r|r|
|report|||v||h|g|g|g|g|
|audit|||||h|||g|g|
|staff|||v||h|||r|g!|
|system||||||||r|g!|`;

const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').slice(1, -1));
const [[, ...columns] = [], ...capabilityRows] = rows;
const cells = capabilityRows.flatMap(([capability = '', ...values]) =>
  columns.map((column, index) => ({
    capability: capability as Capability,
    role: roleByAbbreviation[column] as Role,
    cell: values[index] ?? '',
  })),
);

/** Returns the type of a role's widest scope, by the first scope letter in its column. */
const getWidestScope = (role: Role): ScopeType => {
  const letter = cells.find((entry) => entry.role === role && /^[vhg]/.test(entry.cell))?.cell.charAt(0);
  return letter === 'v' ? 'venue' : letter === 'h' ? 'hotel' : 'group';
};
const scopeByType: Readonly<Record<ScopeType, Scope>> = {
  venue: scopes.ownVenue,
  hotel: scopes.ownHotel,
  group: scopes.group,
};
const createGrant = (role: Role, scope: Scope, endsOn: string | null = null): Grant => ({ role, scope, endsOn });

describe('the table of permissions', () => {
  it('has a row for every capability and a column for every role', () => {
    expect(capabilityRows.map(([capability]) => capability)).toEqual(capabilities);
    expect(columns.map((column) => roleByAbbreviation[column])).toEqual(roles);
  });

  it.each(cells)('has the cell $cell for $capability and the role $role', ({ capability, role, cell }) => {
    const widestScope = scopeByType[getWidestScope(role)];
    const permission = getPermission([createGrant(role, widestScope)], capability, scopes.ownVenue, now);
    if (cell === '') return expect(permission).toEqual({ allowed: false });
    return expect(permission).toEqual({
      allowed: true,
      access: cell === 'r' ? 'read' : cell === 'draft' ? 'draft' : 'full',
      needsSecondFactor: cell.endsWith('!'),
      needsSecondPerson: cell.includes('2'),
    });
  });

  it.each(cells.filter(({ cell }) => cell !== ''))(
    'gives the role $role the capability $capability only within the scope of its grant',
    ({ capability, role }) => {
      const venueGrant = [createGrant(role, scopes.ownVenue)];
      for (const subject of [scopes.sisterVenue, scopes.otherVenue, scopes.ownHotel, scopes.otherHotel, scopes.group])
        expect(getPermission(venueGrant, capability, subject, now)).toEqual({ allowed: false });
      const hotelGrant = [createGrant(role, scopes.ownHotel)];
      for (const subject of [scopes.otherVenue, scopes.otherHotel, scopes.group])
        expect(getPermission(hotelGrant, capability, subject, now)).toEqual({ allowed: false });
      expect(getPermission(hotelGrant, capability, scopes.sisterVenue, now).allowed).toBe(
        getWidestScope(role) !== 'venue',
      );
      const groupGrant = [createGrant(role, scopes.group)];
      expect(getPermission(groupGrant, capability, scopes.otherVenue, now).allowed).toBe(
        getWidestScope(role) === 'group',
      );
    },
  );
});

describe('several grants of a person', () => {
  it('give the widest access of those that cover the subject', () => {
    const grants = [createGrant('privacy', scopes.group), createGrant('hotel_manager', scopes.ownHotel)];
    expect(getPermission(grants, 'policy', scopes.ownVenue, now)).toMatchObject({
      access: 'full',
      needsSecondFactor: false,
    });
    expect(getPermission(grants, 'policy', scopes.otherVenue, now)).toMatchObject({ access: 'read' });
    const grantsWithOwner = [createGrant('owner', scopes.group), ...grants];
    expect(getPermission(grantsWithOwner, 'policy', scopes.ownVenue, now)).toMatchObject({
      access: 'full',
      needsSecondFactor: false,
    });
  });

  it('give nothing once they have ended', () => {
    const endedGrant = createGrant('host', scopes.ownVenue, '2026-11-19');
    const grantOnLastDay = createGrant('host', scopes.ownVenue, '2026-11-20');
    expect(getPermission([endedGrant], 'service.see', scopes.ownVenue, now).allowed).toBe(false);
    expect(getPermission([grantOnLastDay], 'service.see', scopes.ownVenue, now).allowed).toBe(true);
    expect(isGrantActive(grantOnLastDay, new Date('2026-11-20T14:59:59Z'))).toBe(true);
    expect(isGrantActive(grantOnLastDay, new Date('2026-11-20T15:00:00Z'))).toBe(false);
  });

  it('determine whether a person has a capability, and in which scopes', () => {
    const grants = [createGrant('host', scopes.ownVenue), createGrant('kitchen', scopes.otherVenue)];
    expect(getWidestPermission(grants, 'service.act', now)).toMatchObject({ access: 'full' });
    expect(getWidestPermission(grants, 'staff', now)).toEqual({ allowed: false });
    expect(listScopes(grants, 'service.act', now)).toEqual([scopes.ownVenue]);
    expect(listScopes(grants, 'service.see', now)).toEqual([scopes.ownVenue, scopes.otherVenue]);
  });
});

describe('the second factor', () => {
  it.each([
    [0, true],
    [5 * 60_000, true],
    [5 * 60_000 + 1, false],
  ])('is fresh %i ms after it was entered: %s', (ageMs, expected) => expect(isSecondFactorFresh(ageMs)).toBe(expected));
});

describe('granting a role', () => {
  const createGranter = (...grants: Grant[]) => ({ staffId: 'granter', grants });
  const createRequest = (role: Role, scope: Scope, staffId = 'other') => ({ staffId, role, scope });
  const success = { ok: true, needsSecondFactor: false };
  const refusal = { ok: false, error: 'grant_not_allowed' };

  it.each([
    ['venue_manager', scopes.ownVenue, ['host', 'kitchen']],
    ['hotel_manager', scopes.ownHotel, ['host', 'kitchen', 'venue_manager', 'reservation_desk']],
    ['owner', scopes.group, [...roles]],
    ...roles
      .filter((role) => !['venue_manager', 'hotel_manager', 'owner'].includes(role))
      .map((role) => [role, scopeByType[getWidestScope(role)], []] as const),
  ] as [Role, Scope, Role[]][])('is allowed to the %s for exactly the roles $2', (role, scope, expected) => {
    const grantableRoles = roles.filter(
      (candidate) =>
        checkGrant(createGranter(createGrant(role, scope)), createRequest(candidate, scopes.ownVenue), now).ok,
    );
    expect(grantableRoles).toEqual(roles.filter((candidate) => expected.includes(candidate)));
  });

  it.each([
    ['a manager of a venue, in their venue', 'venue_manager', scopes.ownVenue, 'host', scopes.ownVenue, success],
    [
      'a manager of a venue, in its sister venue',
      'venue_manager',
      scopes.ownVenue,
      'host',
      scopes.sisterVenue,
      refusal,
    ],
    [
      'a manager of a hotel, in any of its venues',
      'hotel_manager',
      scopes.ownHotel,
      'host',
      scopes.sisterVenue,
      success,
    ],
    [
      'a manager of a hotel, for the hotel',
      'hotel_manager',
      scopes.ownHotel,
      'reservation_desk',
      scopes.ownHotel,
      success,
    ],
    ['a manager of a hotel, in another hotel', 'hotel_manager', scopes.ownHotel, 'host', scopes.otherVenue, refusal],
    [
      'a manager of a hotel, for the group',
      'hotel_manager',
      scopes.ownHotel,
      'reservation_desk',
      scopes.group,
      refusal,
    ],
    [
      'an owner who grants the role of a host for a whole hotel',
      'owner',
      scopes.group,
      'host',
      scopes.ownHotel,
      refusal,
    ],
    ['an owner of one hotel, in another', 'owner', scopes.ownHotel, 'host', scopes.otherVenue, refusal],
    ['the privacy officer, who only reads', 'privacy', scopes.group, 'host', scopes.ownVenue, refusal],
  ] as [string, Role, Scope, Role, Scope, object][])(
    'is checked for %s: $5',
    (_case, role, scope, grantedRole, grantedScope, expected) => {
      expect(
        checkGrant(createGranter(createGrant(role, scope)), createRequest(grantedRole, grantedScope), now),
      ).toEqual(expected);
    },
  );

  it('needs a second factor if the granter is an owner', () =>
    expect(
      checkGrant(createGranter(createGrant('owner', scopes.group)), createRequest('finance', scopes.group), now),
    ).toEqual({
      ok: true,
      needsSecondFactor: true,
    }));

  it('is rejected for oneself, and after the granter’s own grant has ended', () => {
    const owner = createGranter(createGrant('owner', scopes.group));
    expect(checkGrant(owner, createRequest('finance', scopes.group, 'granter'), now)).toEqual({
      ok: false,
      error: 'own_grant',
    });
    const formerOwner = createGranter(createGrant('owner', scopes.group, '2026-11-01'));
    expect(checkGrant(formerOwner, createRequest('finance', scopes.group), now)).toEqual(refusal);
  });
});

it.each([
  ['an owner of the group', [createGrant('owner', scopes.group)], true],
  ['an owner whose grant ends', [createGrant('owner', scopes.group, '2030-01-01')], false],
  ['an owner of one hotel', [createGrant('owner', scopes.ownHotel)], false],
  [
    'a finance officer and a hotel manager',
    [createGrant('finance', scopes.group), createGrant('hotel_manager', scopes.ownHotel)],
    false,
  ],
  ['no grants', [], false],
] as [string, Grant[], boolean][])('the group has a lasting owner with %s: $2', (_case, grants, expected) =>
  expect(hasLastingOwner(grants)).toBe(expected),
);
