import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { type Body, call } from '../../lib/call';
import type { Me } from './session';

export type SecondFactor = Body<'POST /api/staff/session/totp'>;
export type PasskeyRegistration = Body<'POST /api/staff/session/passkey/register'>['response'];

/** Signing in handles 401 itself, because it means wrong credentials and not an ended session. */
const own = { skipErrorHandler: true } as const;

export const checkPassword = (body: Body<'POST /api/staff/session/password'>) =>
  call('POST /api/staff/session/password', { body, ...own });

export const giveSecondFactor = async (body: SecondFactor): Promise<Me> =>
  (await call('POST /api/staff/session/totp', { body, ...own })).me;

/** The passkey was not used: the staff member has closed the browser's dialog, or the device has no passkey. */
export class PasskeyUnusedError extends Error {
  override readonly name = 'PasskeyUnusedError';
}

const throwUnused = (cause: unknown): never => {
  throw new PasskeyUnusedError('no passkey was given', { cause });
};

/** Signs in with a passkey, or verifies the signed-in staff member again. @throws PasskeyUnusedError */
export async function signInByPasskey(): Promise<Me> {
  const { options } = await call('POST /api/staff/session/passkey/options', { body: {}, ...own });
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON }).catch(throwUnused);
  const body = { response: response as unknown as Body<'POST /api/staff/session/passkey/verify'>['response'] };
  return (await call('POST /api/staff/session/passkey/verify', { body, ...own })).me;
}

/** Creates a passkey on this device. @throws PasskeyUnusedError */
export const createPasskey = async (options: Readonly<Record<string, unknown>>): Promise<PasskeyRegistration> =>
  (await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }).catch(
    throwUnused,
  )) as unknown as PasskeyRegistration;

export { browserSupportsWebAuthn as canUsePasskeys } from '@simplewebauthn/browser';
