import { exportJWK, generateKeyPair, type JWK, SignJWT, UnsecuredJWT } from 'jose';
import type { Account } from '../sign-in/accounts';

/** Faults that a fault rule can put into an ID token. */
export const idTokenFaults = [
  'forged',
  'unsigned',
  'unknownKey',
  'wrongIssuer',
  'wrongAudience',
  'otherParty',
  'wrongNonce',
  'noNonce',
  'staleToken',
] as const;

interface Claims {
  readonly issuer: string;
  readonly clientId: string;
  readonly account: Account;
  readonly nonce: string | undefined;
  readonly now: Date;
}

const kid = 'demo-key-1';

function createLazyKeyPair(): () => ReturnType<typeof generateKeyPair> {
  let keyPair: ReturnType<typeof generateKeyPair> | undefined;
  return () => (keyPair ??= generateKeyPair('RS256', { extractable: true }));
}
const getSigningKeys = createLazyKeyPair();
const getUnpublishedKeys = createLazyKeyPair();

export async function getPublishedKeys(): Promise<{ readonly keys: readonly JWK[] }> {
  const { publicKey } = await getSigningKeys();
  return { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] };
}

export async function createIdToken(
  { issuer, clientId, account, nonce, now }: Claims,
  fault: string | undefined,
): Promise<string> {
  const { subject, name, email, emailVerified } = account;
  const issuedAtSeconds = Math.floor(now.getTime() / 1000) - (fault === 'staleToken' ? 7_200 : 0);
  const claims = {
    iss: fault === 'wrongIssuer' ? 'https://accounts.example' : issuer,
    aud: fault === 'wrongAudience' ? 'somebody-else' : clientId,
    azp: fault === 'otherParty' ? 'somebody-else' : clientId,
    sub: subject,
    ...(email !== null && { email, email_verified: emailVerified }),
    name,
    ...(nonce !== undefined && fault !== 'noNonce' && { nonce: fault === 'wrongNonce' ? 'another-attempt' : nonce }),
    iat: issuedAtSeconds,
    exp: issuedAtSeconds + 3_600,
  };
  if (fault === 'unsigned') return new UnsecuredJWT(claims).encode();
  const header = { alg: 'RS256', typ: 'JWT', kid: fault === 'unknownKey' ? 'demo-key-2' : kid };
  const { privateKey } = await (fault === 'forged' ? getUnpublishedKeys() : getSigningKeys());
  return new SignJWT(claims).setProtectedHeader(header).sign(privateKey);
}
