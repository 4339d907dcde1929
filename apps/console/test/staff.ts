import type { StaffMe } from '@dining/contract/staff/session';
import type { Role, Scope } from '@dining/domain/staff/permissions';
import type { Hotel } from '../src/entities/hotels/staff-hotels';
import type { StaffMember } from '../src/entities/staff/staff';

/** Scopes in the test hotels: two venues, their hotel and the whole group. */
export const testScopes = {
  grill: { type: 'venue', htlCode: 'H01', dinCode: 'GRILL' },
  bakery: { type: 'venue', htlCode: 'H01', dinCode: 'BAKERY' },
  seoul: { type: 'hotel', htlCode: 'H01' },
  group: { type: 'group' },
} as unknown as Readonly<Record<'grill' | 'bakery' | 'seoul' | 'group', Scope>>;

export const hotels = [
  {
    htlCode: 'H01',
    name: 'Dalbit Seoul',
    venues: [
      { dinCode: 'GRILL', name: 'The Grill' },
      { dinCode: 'BAKERY', name: 'Bakery' },
    ],
  },
  { htlCode: 'H02', name: 'Dalbit Busan', venues: [{ dinCode: 'BAR', name: 'Sea Bar' }] },
] as unknown as readonly Hotel[];

let count = 0;
/** Creates a unique version-4 UUID. */
export const createId = (): string => {
  count += 1;
  return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
};

export const createGrant = (staffId: string, role: Role, scope: Scope, endsOn: string | null = null) => ({
  grantId: createId(),
  staffId,
  role,
  scope: scope as StaffMember['grants'][number]['scope'],
  endsOn,
  version: 1,
});

export const createSession = (device: string, isCurrent = false) => ({
  handle: createId(),
  device,
  address: '192.0.2.7',
  startedAt: '2026-11-29T01:00:00Z',
  seenAt: '2026-11-29T02:30:00Z',
  isCurrent,
});

export function createStaffMember(name: string, changes: Partial<StaffMember> = {}): StaffMember {
  const staffId = changes.staffId ?? createId();
  return {
    staffId,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@dalbit.example`,
    name,
    language: 'en',
    hasPassword: true,
    passkeys: 0,
    invitation: null,
    grants: [createGrant(staffId, 'host', testScopes.grill)],
    sessions: [],
    canRenewSignIn: true,
    ...changes,
  };
}

/** Creates a staff member whose last grant has ended, and who can open no screen. */
export const createMeWithoutGrants = (): StaffMe => ({ ...createMe(), grants: [] });

export function createMe(role: Role = 'venue_manager', scope: Scope = testScopes.grill): StaffMe {
  const staffId = createId();
  return {
    staffId,
    email: 'minji@dalbit.example',
    name: 'Minji Han',
    language: 'en',
    grants: [createGrant(staffId, role, scope)],
    secondFactorAgeSeconds: 10,
    hasPassword: true,
    recoveryCodeCount: 10,
    passkeys: [],
    sessions: [createSession('Chrome on Windows', true)],
  };
}
