import type { registerPasskey, verifyPasskey } from '@dining/contract/staff/session';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import type { Deps } from '../../../config/deps';
import type { Queryable } from '../../../db/queryable';
import { listOrigins } from '../../../http/csrf';
import { hashSecret } from '../../../lib/keyring';
import { getGroupName } from '../../../notifications/group-name';
import {
  consumeChallenge,
  findPasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  updatePasskeyCounter,
} from '../../../stores/staff/passkeys';
import type { StaffPerson } from '../../../stores/staff/people';

type Assertion = z.output<(typeof verifyPasskey)['body']>['response'];
type Registration = z.output<(typeof registerPasskey)['body']>['response'];

const challengeSeconds = 300;

const getRelyingPartyId = ({ config }: Pick<Deps, 'config'>): string => new URL(config.consoleBaseUrl).hostname;

/** Creates the options to sign in with any passkey of this site. */
export async function createSignInOptions(deps: Deps): Promise<Record<string, unknown>> {
  const options = await generateAuthenticationOptions({
    rpID: getRelyingPartyId(deps),
    userVerification: 'required',
    timeout: challengeSeconds * 1_000,
  });
  await insertChallenge(deps.database.pool, hashSecret(options.challenge), 'sign_in', null, challengeSeconds);
  return { ...options };
}

/**
 * Reads the challenge of a response during its verification. It is consumed afterwards, outside the library, so that an
 * error of the database is not taken for an invalid response.
 */
function createChallengeReader() {
  let hash = '';
  return {
    read: (challenge: string): boolean => {
      hash = hashSecret(challenge);
      return true;
    },
    getHash: () => hash,
  };
}

/**
 * Checks the response of a passkey, whose challenge is valid once. Returns the staff id of the passkey's owner, or
 * undefined if the response is invalid.
 */
export async function checkAssertion(deps: Deps, response: Assertion): Promise<string | undefined> {
  const { pool } = deps.database;
  const passkey = await findPasskey(pool, response.id);
  if (passkey === undefined) return undefined;
  const challenge = createChallengeReader();
  // The library throws for a wrong origin or counter; a wrong signature is not `verified`.
  const verification = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge.read,
    expectedOrigin: listOrigins(deps.config),
    expectedRPID: getRelyingPartyId(deps),
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
  }).catch(() => undefined);
  if (verification?.verified !== true) return undefined;
  if (!(await consumeChallenge(pool, challenge.getHash(), 'sign_in', null))) return undefined;
  const { newCounter } = verification.authenticationInfo;
  return (await updatePasskeyCounter(pool, passkey.credentialId, newCounter)) ? passkey.staffId : undefined;
}

/** Creates the options to register a passkey of a person. */
export async function createRegistrationOptions(
  deps: Deps,
  { staffId, email, name }: Pick<StaffPerson, 'staffId' | 'email' | 'name'>,
): Promise<Record<string, unknown>> {
  const { pool } = deps.database;
  const passkeys = await listPasskeys(pool, [staffId]);
  const options = await generateRegistrationOptions({
    rpName: await getGroupName(deps, 'en'),
    rpID: getRelyingPartyId(deps),
    userID: new TextEncoder().encode(staffId),
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
    timeout: challengeSeconds * 1_000,
    excludeCredentials: passkeys.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await insertChallenge(pool, hashSecret(options.challenge), 'register', staffId, challengeSeconds);
  return { ...options };
}

/** Checks and stores a new passkey. Returns false if it is invalid or already registered. */
export async function addPasskey(
  deps: Deps,
  db: Queryable,
  { staffId, device, response }: { readonly staffId: string; readonly device: string; readonly response: Registration },
): Promise<boolean> {
  const challenge = createChallengeReader();
  const verification = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge.read,
    expectedOrigin: listOrigins(deps.config),
    expectedRPID: getRelyingPartyId(deps),
    requireUserVerification: true,
  }).catch(() => undefined);
  if (verification?.verified !== true) return false;
  if (!(await consumeChallenge(db, challenge.getHash(), 'register', staffId))) return false;
  const { credential } = verification.registrationInfo;
  return insertPasskey(
    db,
    {
      credentialId: credential.id,
      staffId,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
    },
    device,
  );
}
