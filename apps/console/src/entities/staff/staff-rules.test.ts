import { describe, expect, it } from 'vitest';
import { createGrant, createPerson, hotels, places } from '../../../test/staff';
import { listScopesWithin, reachesScope } from '../hotels/chosen-scope';
import { getScopeKey } from '../hotels/staff-hotels';
import { listGrantableRoles } from './grantable';
import { listPermissionRows } from './permission-rows';
import { getPersonState } from './staff';

const now = new Date('2026-11-29T03:00:00Z');
const granter = (...grants: readonly ReturnType<typeof createGrant>[]) => ({ staffId: 'granter', grants });

describe('the list of roles that a staff member may grant', () => {
  const describeRoles = (person: ReturnType<typeof granter>, staffId = 'other') =>
    listGrantableRoles(person, staffId, hotels, now).map(
      ({ role, scopes }) => `${role} at ${scopes.map(getScopeKey).join(', ')}`,
    );

  it('contains the roles of a venue for its manager', () =>
    expect(describeRoles(granter(createGrant('granter', 'venue_manager', places.grill)))).toEqual([
      'host at venue:H01:GRILL',
      'kitchen at venue:H01:GRILL',
    ]));

  it('contains the roles of the hotel and its venues for the manager of a hotel', () =>
    expect(describeRoles(granter(createGrant('granter', 'hotel_manager', places.seoul)))).toEqual([
      'host at venue:H01:GRILL, venue:H01:BAKERY',
      'kitchen at venue:H01:GRILL, venue:H01:BAKERY',
      'venue_manager at venue:H01:GRILL, venue:H01:BAKERY',
      'reservation_desk at hotel:H01, venue:H01:GRILL, venue:H01:BAKERY',
    ]));

  it('is empty for a host, for oneself, and after the granter’s own role has ended', () => {
    expect(describeRoles(granter(createGrant('granter', 'host', places.grill)))).toEqual([]);
    expect(describeRoles(granter(createGrant('granter', 'owner', places.group)), 'granter')).toEqual([]);
    expect(describeRoles(granter(createGrant('granter', 'owner', places.group, '2026-11-28')))).toEqual([]);
  });
});

describe('the list of permissions', () => {
  it('has a row for each level of access to a capability, with its places', () => {
    const grants = [
      createGrant('1', 'venue_manager', places.grill),
      createGrant('1', 'host', places.bakery),
      createGrant('1', 'kitchen', places.grill),
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

describe('the state of a person', () => {
  const invitation = (expiresAt: string) => ({ invitedBy: 'Minji Han', expiresAt });
  it.each([
    ['active', createPerson('A')],
    ['invited', createPerson('B', { invitation: invitation('2026-11-30T00:00:00Z') })],
    ['expired', createPerson('C', { invitation: invitation('2026-11-29T03:00:00Z') })],
    ['noRole', createPerson('D', { grants: [] })],
    ['noRole', createPerson('E', { grants: [createGrant('5', 'host', places.grill, '2026-11-28')] })],
  ] as const)('is %s', (state, person) => expect(getPersonState(person, now)).toBe(state));
});

describe('the places that a staff member can choose', () => {
  it('are those within their own scopes', () => {
    const offer = (...scopes: Parameters<typeof listScopesWithin>[0]) =>
      listScopesWithin(scopes, hotels).map(getScopeKey);
    expect(offer(places.grill)).toEqual(['venue:H01:GRILL']);
    expect(offer(places.seoul)).toEqual(['hotel:H01', 'venue:H01:GRILL', 'venue:H01:BAKERY']);
    expect(offer(places.group)).toHaveLength(6);
  });

  it('select the grants of the place, of places within it, and of places that contain it', () => {
    expect(reachesScope(places.grill, undefined)).toBe(true);
    expect(reachesScope(places.grill, places.seoul)).toBe(true);
    expect(reachesScope(places.group, places.grill)).toBe(true);
    expect(reachesScope(places.bakery, places.grill)).toBe(false);
  });
});
