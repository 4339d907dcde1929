import { describe, expect, it } from 'vitest';
import { createGrant, createStaffMember, hotels, testScopes } from '../../../test/staff';
import { listScopesWithin, overlapsScope } from '../hotels/chosen-scope';
import { getScopeKey } from '../hotels/staff-hotels';
import { listGrantableRoles } from './grantable-roles';
import { listPermissionRows } from './permission-rows';
import { getStaffMemberState } from './staff';

const now = new Date('2026-11-29T03:00:00Z');
const createGranter = (...grants: readonly ReturnType<typeof createGrant>[]) => ({ staffId: 'granter', grants });

describe('the list of roles that a staff member may grant', () => {
  const describeRoles = (staffMember: ReturnType<typeof createGranter>, staffId = 'other') =>
    listGrantableRoles(staffMember, staffId, hotels, now).map(
      ({ role, scopes }) => `${role} at ${scopes.map(getScopeKey).join(', ')}`,
    );

  it('contains the roles below their own, at their venue, for a venue manager', () =>
    expect(describeRoles(createGranter(createGrant('granter', 'venue_manager', testScopes.grill)))).toEqual([
      'host at venue:H01:GRILL',
      'kitchen at venue:H01:GRILL',
    ]));

  it('contains the roles below their own, at their hotel and its venues, for a hotel manager', () =>
    expect(describeRoles(createGranter(createGrant('granter', 'hotel_manager', testScopes.seoul)))).toEqual([
      'host at venue:H01:GRILL, venue:H01:BAKERY',
      'kitchen at venue:H01:GRILL, venue:H01:BAKERY',
      'venue_manager at venue:H01:GRILL, venue:H01:BAKERY',
      'reservation_desk at hotel:H01, venue:H01:GRILL, venue:H01:BAKERY',
    ]));

  it('is empty for a host, for oneself, and after the granter’s own role has ended', () => {
    expect(describeRoles(createGranter(createGrant('granter', 'host', testScopes.grill)))).toEqual([]);
    expect(describeRoles(createGranter(createGrant('granter', 'owner', testScopes.group)), 'granter')).toEqual([]);
    expect(describeRoles(createGranter(createGrant('granter', 'owner', testScopes.group, '2026-11-28')))).toEqual([]);
  });
});

describe('the list of permissions', () => {
  it('names the level of access to a capability, and the places where it is granted', () => {
    const grants = [
      createGrant('1', 'venue_manager', testScopes.grill),
      createGrant('1', 'host', testScopes.bakery),
      createGrant('1', 'kitchen', testScopes.grill),
    ];
    const describeRows = (capability: string) =>
      listPermissionRows(grants, now)
        .filter((row) => row.capability === capability)
        .map(({ access, scopes }) => `${access} at ${scopes.map(getScopeKey).join(', ')}`);
    expect(describeRows('service.act')).toEqual(['full at venue:H01:GRILL, venue:H01:BAKERY']);
    expect(describeRows('catalogue')).toEqual(['draft at venue:H01:GRILL']);
    expect(describeRows('audit')).toEqual(['no at ']);
  });
});

describe('the state of a staff member', () => {
  const createInvitation = (expiresAt: string) => ({ invitedBy: 'Minji Han', expiresAt });
  it.each([
    ['active', 'with a role and no open invitation', createStaffMember('A')],
    [
      'invited',
      'with an open invitation',
      createStaffMember('B', { invitation: createInvitation('2026-11-30T00:00:00Z') }),
    ],
    [
      'expired',
      'with an expired invitation',
      createStaffMember('C', { invitation: createInvitation('2026-11-29T03:00:00Z') }),
    ],
    ['noRole', 'without a grant', createStaffMember('D', { grants: [] })],
    [
      'noRole',
      'after their only grant has ended',
      createStaffMember('E', { grants: [createGrant('5', 'host', testScopes.grill, '2026-11-28')] }),
    ],
  ] as const)('is %s %s', (state, _case, staffMember) => expect(getStaffMemberState(staffMember, now)).toBe(state));
});

describe('the places that a staff member can choose', () => {
  it('are those within their own scopes', () => {
    const listChoices = (...scopes: Parameters<typeof listScopesWithin>[0]) =>
      listScopesWithin(scopes, hotels).map(getScopeKey);
    expect(listChoices(testScopes.grill)).toEqual(['venue:H01:GRILL']);
    expect(listChoices(testScopes.seoul)).toEqual(['hotel:H01', 'venue:H01:GRILL', 'venue:H01:BAKERY']);
    expect(listChoices(testScopes.group)).toHaveLength(6);
  });
});

it('a place overlaps the chosen one if one of them contains the other, or if none is chosen', () => {
  expect(overlapsScope(testScopes.grill, undefined)).toBe(true);
  expect(overlapsScope(testScopes.grill, testScopes.seoul)).toBe(true);
  expect(overlapsScope(testScopes.group, testScopes.grill)).toBe(true);
  expect(overlapsScope(testScopes.bakery, testScopes.grill)).toBe(false);
});
