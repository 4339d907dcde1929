import { isForeignPhone } from '@dining/domain/shared/foreign-phone';
import { hmac, type Keyring } from '../lib/keyring';
import type { FormerMemberIdentifiers } from '../stores/members/former-members';

/**
 * Creates the keyed hashes by which a former member is recognised: e-mail address, Korean phone and sign-in accounts.
 * Foreign numbers are left out, because they are unverified and may belong to another person.
 */
export function createFormerMemberKeys(
  { persons }: Pick<Keyring, 'persons'>,
  { userId, phone, identities }: FormerMemberIdentifiers,
): readonly string[] {
  const identifiers = [
    `address ${userId}`,
    ...(phone === null || isForeignPhone(phone) ? [] : [`phone ${phone}`]),
    ...identities.map(({ provider, subject }) => `account ${provider} ${subject}`),
  ];
  return identifiers.map((text) => hmac(persons, `former member ${text}`).toString('base64url'));
}
