import type { HtlCode, ResvCode } from '@dining/domain/shared/codes';
import type { GuestAction } from '@dining/domain/staff/audit-actions';
import type { Deps } from '../config/deps';
import type { Queryable } from '../db/queryable';
import { hmac, type Keyring } from '../lib/keyring';
import { insertAuditEntry, insertDailyAuditEntry } from '../stores/app/audit';

type PseudonymDeps = { readonly keyring: Pick<Keyring, 'persons'> };

const createPseudonym = ({ keyring }: PseudonymDeps, text: string): string =>
  hmac(keyring.persons, `audit ${text}`).toString('base64url').slice(0, 16);

/** Returns a member's pseudonym in the audit, which can be computed only from their e-mail address and the key. */
export const getAuditName = (deps: PseudonymDeps, userId: string): string => `member ${createPseudonym(deps, userId)}`;

const createIpAddressPseudonym = (deps: PseudonymDeps, address: string): string =>
  createPseudonym(deps, `from ${address}`);

interface MemberAction {
  readonly action: GuestAction & `member.${string}`;
  readonly kind?: 'guest' | 'member';
  readonly userId: string;
  readonly address: string;
  readonly detail?: Readonly<Record<string, string>>;
}

export const auditAccountAction = (
  deps: PseudonymDeps & Pick<Deps, 'database'>,
  { action, kind = 'member', userId, address, detail }: MemberAction,
  db: Queryable = deps.database.pool,
): Promise<void> =>
  insertAuditEntry(db, {
    kind,
    actorName: '',
    action,
    subject: getAuditName(deps, userId),
    htlCode: null,
    detail: { ...detail, from: createIpAddressPseudonym(deps, address) },
  });

/** Records which answers of a reservation its guest edited, never their content. */
export const auditAnswersEdit = (
  deps: PseudonymDeps,
  db: Queryable,
  edit: Pick<ReservationAccess, 'kind' | 'reservation' | 'address'> & { readonly changed: readonly string[] },
): Promise<void> =>
  insertAuditEntry(db, {
    kind: edit.kind,
    actorName: '',
    action: 'reservation.edit',
    subject: edit.reservation.resvCode,
    htlCode: edit.reservation.htlCode,
    detail: { changed: edit.changed.join(' '), from: createIpAddressPseudonym(deps, edit.address) },
  });

interface ReservationAccess {
  readonly action: GuestAction & `reservation.${string}`;
  readonly kind: 'guest' | 'member';
  readonly reservation: { readonly resvCode: ResvCode; readonly htlCode: HtlCode };
  readonly accessMethod: 'link' | 'reminder' | 'number' | 'code';
  readonly address: string;
}

export const auditReservationAccess = (
  deps: PseudonymDeps & Pick<Deps, 'database'>,
  { action, kind, reservation: { resvCode, htlCode }, accessMethod, address }: ReservationAccess,
): Promise<void> =>
  insertDailyAuditEntry(deps.database.pool, {
    kind,
    actorName: '',
    action,
    subject: resvCode,
    htlCode,
    detail: { by: accessMethod, from: createIpAddressPseudonym(deps, address) },
  });
