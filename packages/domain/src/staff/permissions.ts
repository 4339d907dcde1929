import type { DinCode, HtlCode } from '../shared/codes';
import { getTodayInSeoul } from '../shared/seoul-time';

export const roles = [
  'host',
  'kitchen',
  'venue_manager',
  'reservation_desk',
  'hotel_manager',
  'marketing',
  'finance',
  'privacy',
  'owner',
] as const;
export type Role = (typeof roles)[number];

/** The scope of a grant, or of the subject of a request. */
export type Scope =
  | { readonly type: 'venue'; readonly htlCode: HtlCode; readonly dinCode: DinCode }
  | { readonly type: 'hotel'; readonly htlCode: HtlCode }
  | { readonly type: 'group' };
export type ScopeType = Scope['type'];

export interface Grant {
  readonly role: Role;
  readonly scope: Scope;
  /** Last day in Seoul, `YYYY-MM-DD`; null if the grant has no end. */
  readonly endsOn: string | null;
}

const scopeTypes = ['venue', 'hotel', 'group'] as const satisfies readonly ScopeType[];

/** Type of the widest scope at which a role can be granted. */
export const widestScopes: Readonly<Record<Role, ScopeType>> = {
  host: 'venue',
  kitchen: 'venue',
  venue_manager: 'venue',
  reservation_desk: 'group',
  hotel_manager: 'hotel',
  marketing: 'group',
  finance: 'group',
  privacy: 'group',
  owner: 'group',
};

/**
 * A cell of the table; empty if the role lacks the capability. `draft`: changes that others see only after publication.
 * `!`: requires a fresh second factor. `2`: a second staff member must confirm.
 */
type Cell = '' | 'full' | 'full!' | 'full2!' | 'draft' | 'read';
type Row = readonly [
  host: Cell,
  kitchen: Cell,
  venueManager: Cell,
  reservationDesk: Cell,
  hotelManager: Cell,
  marketing: Cell,
  finance: Cell,
  privacy: Cell,
  owner: Cell,
];

const serviceSee: Row = ['full', 'full', 'full', 'full', 'full', '', '', '', 'full'];
const book: Row = ['', '', 'full', 'full', 'full', '', '', '', ''];
const exception: Row = ['', '', 'full!', '', 'full!', '', '', '', ''];
const goodwill: Row = ['', '', 'full!', '', 'full!', '', 'full!', '', ''];
const calendar: Row = ['', '', 'full', '', 'full', '', '', '', 'full'];
const content: Row = ['', '', 'read', '', 'full', 'full', '', '', 'full'];
const member: Row = ['full', '', 'full', 'full', 'full', '', '', 'read', ''];
const memberData: Row = ['', '', '', '', '', '', '', 'full2!', ''];
const benefit: Row = ['', '', '', '', 'full', 'full', 'read', '', ''];
const settlement: Row = ['', '', '', '', '', '', 'full2!', 'read', 'read'];

/** The table of docs/design/console.md, chapter 1, with its columns in the order of `roles`. */
const table = {
  'service.see': serviceSee,
  'service.act': ['full', '', 'full', '', 'full', '', '', '', ''],
  'allergy.read': ['full', 'full', 'full', 'full', 'full', '', '', '', ''],
  'allergy.ack': ['', 'full', 'full', '', '', '', '', '', ''],
  'contact.read': ['full', '', 'full', 'full', 'full', '', '', 'full', ''],
  book,
  change: book,
  override: exception,
  waive: exception,
  'venue.cancel': exception,
  'noshow.fee': goodwill,
  goodwill,
  calendar,
  floor: calendar,
  catalogue: ['', '', 'draft', '', 'full', 'full', '', '', 'full'],
  promotion: content,
  template: content,
  translation: content,
  policy: ['', '', '', '', 'full', '', '', 'read', 'full!'],
  terms: ['', '', '', '', '', '', '', 'read', 'full!'],
  'member.read': member,
  'member.note': member,
  'member.export': memberData,
  'member.erase': memberData,
  coupon: benefit,
  points: benefit,
  inquiry: ['', '', 'full', 'full', 'full', 'full', '', '', ''],
  'review.hide': ['', '', '', '', 'full', 'full', '', '', ''],
  'payment.see': ['', '', 'full', 'full', 'full', '', 'full', 'full', 'full'],
  'payment.manual': settlement,
  settlement,
  report: ['', '', 'full', '', 'full', 'full', 'full', 'full', 'full'],
  audit: ['', '', '', '', 'full', '', '', 'full', 'full'],
  staff: ['', '', 'full', '', 'full', '', '', 'read', 'full!'],
  system: ['', '', '', '', '', '', '', 'read', 'full!'],
} as const satisfies Record<string, Row>;

export type Capability = keyof typeof table;
export const capabilities = Object.keys(table) as Capability[];

/** Roles that a role may grant, if it has the capability `staff`. */
const grantableRoles: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  venue_manager: ['host', 'kitchen'],
  hotel_manager: ['host', 'kitchen', 'reservation_desk', 'venue_manager'],
  owner: roles,
};

export type Access = 'full' | 'draft' | 'read';

export type Permission =
  | { readonly allowed: false }
  | {
      readonly allowed: true;
      readonly access: Access;
      /**
       * True if the staff member must have entered their second factor within the last five minutes
       * (`isSecondFactorFresh`).
       */
      readonly needsSecondFactor: boolean;
      readonly needsSecondPerson: boolean;
    };

const noPermission: Permission = { allowed: false };

const parseCell = (cell: Cell): Permission => {
  if (cell === '') return noPermission;
  if (cell === 'read' || cell === 'draft')
    return { allowed: true, access: cell, needsSecondFactor: false, needsSecondPerson: false };
  return {
    allowed: true,
    access: 'full',
    needsSecondFactor: cell.endsWith('!'),
    needsSecondPerson: cell.includes('2'),
  };
};

const getCell = (role: Role, capability: Capability): Cell => table[capability][roles.indexOf(role)] ?? '';

/** Returns true until the end of the grant's last day. */
export const isGrantActive = ({ endsOn }: Pick<Grant, 'endsOn'>, now: Date): boolean =>
  endsOn === null || getTodayInSeoul(now) <= endsOn;

/** Returns true if the subject of a request is inside the scope of a grant. */
export function isInScope(scope: Scope, subject: Scope): boolean {
  if (scope.type === 'group') return true;
  if (subject.type === 'group' || subject.htlCode !== scope.htlCode) return false;
  return scope.type === 'hotel' || (subject.type === 'venue' && subject.dinCode === scope.dinCode);
}

/** Returns true if a role can be granted at scopes of this type. */
export const isGrantable = (role: Role, scopeType: ScopeType): boolean =>
  scopeTypes.indexOf(scopeType) <= scopeTypes.indexOf(widestScopes[role]);

const accessOrder: readonly Access[] = ['read', 'draft', 'full'];

/**
 * Returns a rank for comparing permissions: wider access ranks higher; with the same access, fewer conditions rank
 * higher.
 */
function getRank(permission: Permission): number {
  if (!permission.allowed) return -1;
  const { access, needsSecondFactor, needsSecondPerson } = permission;
  return accessOrder.indexOf(access) * 4 - (needsSecondPerson ? 2 : 0) - (needsSecondFactor ? 1 : 0);
}

const getWidest = (permissions: readonly Permission[]): Permission =>
  permissions.reduce(
    (widest, permission) => (getRank(permission) > getRank(widest) ? permission : widest),
    noPermission,
  );

/** Returns the widest permission that these grants give for a subject. */
export const getPermission = (
  grants: readonly Grant[],
  capability: Capability,
  subject: Scope,
  now: Date,
): Permission =>
  getWidest(
    grants
      .filter(
        ({ role, scope, endsOn }) =>
          isGrantable(role, scope.type) && isGrantActive({ endsOn }, now) && isInScope(scope, subject),
      )
      .map(({ role }) => parseCell(getCell(role, capability))),
  );

/**
 * Returns the widest permission that these grants give for any subject. Requests without a permission anywhere are
 * rejected before any query.
 */
export const getWidestPermission = (grants: readonly Grant[], capability: Capability, now: Date): Permission =>
  getWidest(grants.map((grant) => getPermission([grant], capability, grant.scope, now)));

/** Lists the scopes in which a staff member has a capability. */
export const listScopes = (grants: readonly Grant[], capability: Capability, now: Date): readonly Scope[] =>
  grants.filter((grant) => getPermission([grant], capability, grant.scope, now).allowed).map(({ scope }) => scope);

/** The age up to which a second factor counts as fresh. */
export const secondFactorMaxAgeMs = 5 * 60_000;

export const isSecondFactorFresh = (ageMs: number): boolean => ageMs <= secondFactorMaxAgeMs;

export type GrantDecision =
  | { readonly ok: true; readonly needsSecondFactor: boolean }
  | { readonly ok: false; readonly error: 'own_grant' | 'grant_not_allowed' };

/**
 * Decides whether a staff member may create or end a grant. They cannot grant anything to themselves, outside their
 * scope, or a role that their own roles may not grant.
 */
export function checkGrant(
  granter: { readonly staffId: string; readonly grants: readonly Grant[] },
  grant: { readonly staffId: string; readonly role: Role; readonly scope: Scope },
  now: Date,
): GrantDecision {
  if (granter.staffId === grant.staffId) return { ok: false, error: 'own_grant' };
  const grantsForRole = granter.grants.filter(({ role }) => grantableRoles[role]?.includes(grant.role) === true);
  const permission = getPermission(grantsForRole, 'staff', grant.scope, now);
  if (!permission.allowed || !isGrantable(grant.role, grant.scope.type))
    return { ok: false, error: 'grant_not_allowed' };
  return { ok: true, needsSecondFactor: permission.needsSecondFactor };
}

/**
 * Returns true if the grants include an owner of the group without an end date. The last such grant cannot be removed.
 */
export const hasLastingOwner = (grants: readonly Grant[]): boolean =>
  grants.some(({ role, scope, endsOn }) => role === 'owner' && scope.type === 'group' && endsOn === null);
