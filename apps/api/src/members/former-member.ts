import { isForeignPhone } from '@dining/domain/shared/foreign-phone';
import { hmac, type Keyring } from '../lib/keyring';
import type { RecognisedBy } from '../stores/members/former-members';

/**
 * Creates the keyed hashes by which a former member is recognised: address, Korean phone and sign-in accounts. A number
 * abroad is unproven and may be somebody else's.
 */
export function createFormerMemberKeys(
  { persons }: Pick<Keyring, 'persons'>,
  { userId, phone, identities }: RecognisedBy,
): readonly string[] {
  const facts = [
    `address ${userId}`,
    ...(phone === null || isForeignPhone(phone) ? [] : [`phone ${phone}`]),
    ...identities.map(({ provider, subject }) => `account ${provider} ${subject}`),
  ];
  return facts.map((fact) => hmac(persons, `former member ${fact}`).toString('base64url'));
}
