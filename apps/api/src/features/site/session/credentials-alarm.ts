import type { Deps } from '../../../config/deps';
import type { ProviderIdentity } from '../../../db/schema/members';
import { closeAlarm, raiseAlarm } from '../../../notifications/alarms';
import type { Log } from '../../../ports/log';

type ExchangeResult = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/**
 * Raises an alarm if the provider refuses our credentials, because then no one can sign in with it until an operator
 * corrects them. Closes the alarm when a sign-in has succeeded again.
 */
export async function updateCredentialsAlarm(
  { database: { pool } }: Pick<Deps, 'database'>,
  log: Log,
  provider: ProviderIdentity['provider'],
  result: ExchangeResult,
): Promise<void> {
  const kind = 'sign_in_credentials_refused';
  if (result.ok) await closeAlarm(pool, log, kind, provider);
  else if (result.reason === 'credentials_refused')
    await raiseAlarm(
      pool,
      log,
      kind,
      provider,
      `check the settings SIGN_IN_${provider}_… and the return page registered there`,
    );
}
