import type { HtlCode, ResvCode } from '@dining/domain/shared/codes';
import type { Pool, PoolClient } from 'pg';
import type { Deps } from '../config/deps';
import { hmac, type Keyring } from '../lib/keyring';
import { insertAuditEntry, insertDailyAuditEntry, type OwnAction } from '../stores/app/audit';

type Runner = Pick<Pool | PoolClient, 'query'>;
type Sealing = { readonly keyring: Pick<Keyring, 'persons'> };

const seal = ({ keyring }: Sealing, text: string): string =>
  hmac(keyring.persons, `audit ${text}`).toString('base64url').slice(0, 16);

/** A member as the audit names him: known again by who knows his address, and nobody to anybody else. */
export const auditName = (deps: Sealing, userId: string): string => `member ${seal(deps, userId)}`;

/** From where somebody came, as the audit knows the place again. */
const placeOf = (deps: Sealing, address: string): string => seal(deps, `from ${address}`);

/** What somebody does at an account: its member, or who has not proven yet to be he. */
interface AccountAct {
  readonly action: OwnAction & `member.${string}`;
  readonly kind?: 'guest' | 'member';
  readonly userId: string;
  readonly address: string;
  /** By what he came in, or what became of it. */
  readonly detail?: Readonly<Record<string, string>>;
}

/** Writes down who comes into an account, fails to, or changes what guards it; with `run` in the commit that does it (ADR 26). */
export const noteAccountAct = (
  deps: Sealing & Pick<Deps, 'database'>,
  { action, kind = 'member', userId, address, detail }: AccountAct,
  run: Runner = deps.database.pool,
): Promise<void> =>
  insertAuditEntry(run, {
    kind,
    operator: '',
    action,
    subject: auditName(deps, userId),
    htlCode: null,
    detail: { ...detail, from: placeOf(deps, address) },
  });

/** Opening a reservation by what one knows or has, and not as the one who made it. */
interface OpeningAct {
  readonly action: OwnAction & `reservation.${string}`;
  readonly kind: 'guest' | 'member';
  readonly reservation: { readonly resvCode: ResvCode; readonly htlCode: HtlCode };
  readonly by: 'link' | 'reminder' | 'number' | 'code';
  readonly address: string;
}

/** Writes down that a reservation is opened so, before it is shown; from one place once a day, however often its page asks. */
export const noteOpening = (
  deps: Sealing & Pick<Deps, 'database'>,
  { action, kind, reservation: { resvCode, htlCode }, by, address }: OpeningAct,
): Promise<void> =>
  insertDailyAuditEntry(deps.database.pool, {
    kind,
    operator: '',
    action,
    subject: resvCode,
    htlCode,
    detail: { by, from: placeOf(deps, address) },
  });
