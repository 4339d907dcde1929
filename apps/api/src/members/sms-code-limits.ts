import type { Deps } from '../config/deps';
import { getLimit } from '../config/limits';
import { type ConsumeResult, type Limit, rateLimit } from '../lib/rate-limiter';
import { raiseAlarm } from '../notifications/alarms';
import type { Log } from '../ports/log';

/**
 * Counts a code by SMS against `limits` and an hourly limit of SMS codes, which members do not share with strangers.
 * Raises an alarm if the hourly limit refuses the code: codes cost money, and an attacker may be requesting them.
 */
export async function consumeSmsCodeLimits(
  deps: Deps,
  log: Log,
  limits: readonly Limit[],
  isForMember: boolean,
): Promise<ConsumeResult> {
  const hourlyLimit = getLimit(isForMember ? 'memberSmsCodes' : 'unverifiedSmsCodes', {}, deps.config);
  const consumption = await rateLimit.consume(deps, [...limits, hourlyLimit]);
  if (!consumption.ok && consumption.refusedBy === hourlyLimit)
    await raiseAlarm(
      deps.database.pool,
      log,
      'sms_code_limit_reached',
      hourlyLimit.key,
      `${hourlyLimit.limit} codes by SMS within an hour`,
    );
  return consumption;
}
