import { recoveryCodeCount, totp } from '@dining/domain/staff/sign-in-limits';
import { Secret, TOTP } from 'otpauth';
import type { Deps } from '../../../config/deps';
import type { Queryable } from '../../../db/queryable';
import { decrypt, encrypt } from '../../../lib/encryption';
import { hashSecret } from '../../../lib/keyring';
import {
  consumeRecoveryCode,
  consumeTotpStep,
  type StaffCredentials,
  updateTotpSecret,
} from '../../../stores/staff/people';

export const createTotpSecret = (): string => new Secret({ size: 20 }).base32;

const createTotp = (secret: string, label = '', issuer = ''): TOTP =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: totp.digits,
    period: totp.periodSeconds,
    secret: Secret.fromBase32(secret),
  });

/** Returns the URI that authenticator apps read. */
export const createTotpUri = (secret: string, email: string, issuer: string): string =>
  createTotp(secret, email, issuer).toString();

/** Returns the time step of a code, or undefined if the code is wrong. */
export function findTotpStep(secret: string, typedCode: string, now: Date): number | undefined {
  const code = typedCode.replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = createTotp(secret).validate({ token: code, timestamp: now.getTime(), window: totp.window });
  return delta === null ? undefined : Math.floor(now.getTime() / 1_000 / totp.periodSeconds) + delta;
}

/** Checks a code of the authenticator app. A code is accepted once, even if several requests use it at once. */
export async function checkTotp(
  { keyring, now }: Pick<Deps, 'keyring' | 'now'>,
  db: Queryable,
  { staffId, totpSecret }: Pick<StaffCredentials, 'staffId' | 'totpSecret'>,
  typedCode: string,
): Promise<boolean> {
  const secret = totpSecret === null ? undefined : decrypt(keyring.secondFactors, totpSecret, staffId);
  if (secret === undefined || totpSecret === null) return false;
  const step = findTotpStep(secret.text, typedCode, now());
  if (step === undefined || !(await consumeTotpStep(db, staffId, step))) return false;
  if (secret.isOld)
    await updateTotpSecret(db, staffId, totpSecret, encrypt(keyring.secondFactors, secret.text, staffId));
  return true;
}

const normalizeRecoveryCode = (typedCode: string): string => typedCode.toUpperCase().replace(/[^A-Z2-7]/g, '');

const hashRecoveryCode = (staffId: string, code: string): string =>
  hashSecret(`${staffId} ${normalizeRecoveryCode(code)}`);

/** Creates recovery codes of 80 random bits, to be shown once, and the hashes to store. */
export function createRecoveryCodes(staffId: string): { readonly codes: string[]; readonly hashes: string[] } {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    new Secret({ size: 10 }).base32.replace(/(.{4})(?=.)/g, '$1-'),
  );
  return { codes, hashes: codes.map((code) => hashRecoveryCode(staffId, code)) };
}

/** Checks and consumes a recovery code. Returns the number of remaining codes, or undefined if the code is wrong. */
export const checkRecoveryCode = (db: Queryable, staffId: string, typedCode: string): Promise<number | undefined> =>
  consumeRecoveryCode(db, staffId, hashRecoveryCode(staffId, typedCode));
