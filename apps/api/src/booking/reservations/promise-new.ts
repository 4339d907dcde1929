import { reminderAt } from '@dining/domain/messages/reminder';
import type { ResvCode } from '@dining/domain/shared/codes';
import type { Visit } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { type Promised, promiseMessages } from '../../stores/messages/outbox';

/** What the booker of a new reservation is told: that it stands, and of his visit on the day before, unless he has made it after that. */
export function promisesOfNew(visit: Visit, now: Date): readonly Promised[] {
  const reminded = reminderAt(visit);
  return [{ kind: 'reservation_made', at: null }, ...(now < reminded ? [{ kind: 'visit_reminder', at: reminded } as const] : [])];
}

/** Promises it in the commit that makes the reservation. */
export const promiseNew = (client: PoolClient, resvCode: ResvCode, visit: Visit, now: Date): Promise<void> =>
  promiseMessages(client, resvCode, promisesOfNew(visit, now));
