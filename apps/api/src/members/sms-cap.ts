import type { Deps } from '../config/deps';
import { countAttempt, type Limit } from '../lib/rate-limiter';
import { raiseAlarm } from '../notifications/alarms';
import type { Log } from '../ports/log';

const hour = 3_600;
const strangersKey = 'sms codes of strangers';
const membersKey = 'sms codes of members';
/** A fifth as many beside them for members who ask for their own: strangers cannot use those up. */
const membersShare = 0.2;

/**
 * Counts a code by SMS against `limits` and against what the whole product sends in an hour. Alerts the operators where that is reached:
 * codes cost money, and an attacker may be causing them.
 */
export async function countSmsCode(
  deps: Deps,
  log: Log,
  limits: readonly Limit[],
  isOwn: boolean,
): ReturnType<typeof countAttempt> {
  const { smsCodesPerHour } = deps.config;
  const cap = isOwn
    ? { key: membersKey, most: Math.ceil(smsCodesPerHour * membersShare), seconds: hour }
    : { key: strangersKey, most: smsCodesPerHour, seconds: hour };
  const counted = await countAttempt(deps, [...limits, cap]);
  if (!counted.ok && counted.refusedBy === cap)
    await raiseAlarm(deps.database.pool, log, 'sms_codes_capped', cap.key, `${cap.most} codes by SMS within an hour`);
  return counted;
}
