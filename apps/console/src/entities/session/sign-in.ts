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

/** The sign-in handles 401 itself, because 401 means wrong credentials there and not an ended session. */
const withoutErrorHandler = { skipProblemHandler: true } as const;

export const submitPassword = (body: Body<'POST /api/staff/session/password'>) =>
  call('POST /api/staff/session/password', { body, ...withoutErrorHandler });

export const submitSecondFactor = async (body: SecondFactor): Promise<Me> =>
  (await call('POST /api/staff/session/totp', { body, ...withoutErrorHandler })).me;

/** No passkey was used or created, for example because the staff member closed the browser's dialog. */
export class PasskeyUnusedError extends Error {
  override readonly name = 'PasskeyUnusedError';
}

const throwPasskeyUnused = (cause: unknown): never => {
  throw new PasskeyUnusedError('no passkey was used', { cause });
};

/** Signs in with a passkey, or verifies the signed-in staff member again. @throws PasskeyUnusedError */
export async function signInWithPasskey(): Promise<Me> {
  const { options } = await call('POST /api/staff/session/passkey/options', { body: {}, ...withoutErrorHandler });
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON }).catch(throwPasskeyUnused);
  const body = { response: response as unknown as Body<'POST /api/staff/session/passkey/verify'>['response'] };
  return (await call('POST /api/staff/session/passkey/verify', { body, ...withoutErrorHandler })).me;
}

/** Creates a passkey on this device. @throws PasskeyUnusedError */
export const createPasskey = async (options: Readonly<Record<string, unknown>>): Promise<PasskeyRegistration> =>
  (await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }).catch(
    throwPasskeyUnused,
  )) as unknown as PasskeyRegistration;

export { browserSupportsWebAuthn as canUsePasskeys } from '@simplewebauthn/browser';
