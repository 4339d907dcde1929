import { type Body, call } from '../../lib/call';
import type { Me } from './session';
import { createPasskey } from './sign-in';

export const endOtherSessions = () => call('POST /api/staff/session/end-others', { body: {} });

/** Adds a passkey of this device to the signed-in account. @throws PasskeyUnusedError */
export async function addPasskey(): Promise<Me> {
  const { options } = await call('POST /api/staff/session/passkey/register-options', { body: {} });
  const response = await createPasskey(options);
  return (await call('POST /api/staff/session/passkey/register', { body: { response } })).me;
}

export const removePasskey = async (body: Body<'POST /api/staff/session/passkey/remove'>): Promise<Me> =>
  (await call('POST /api/staff/session/passkey/remove', { body })).me;

export const renewRecoveryCodes = async (): Promise<readonly string[]> =>
  (await call('POST /api/staff/session/recovery-codes', { body: {} })).recoveryCodes;
