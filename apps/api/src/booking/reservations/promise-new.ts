import { reminderAt } from '@dining/domain/messages/reminder';
import type { ResvCode } from '@dining/domain/shared/codes';
import type { Visit } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { promiseMessages } from '../../stores/messages/outbox';

/**
 * Promises what the booker of a new reservation is told, in the commit that makes it: that it stands, and of his visit on the day
 * before, unless he has made it after that.
 */
export async function promiseNew(client: PoolClient, resvCode: ResvCode, visit: Visit, now: Date): Promise<void> {
  const reminded = reminderAt(visit);
  await promiseMessages(client, resvCode, [
    { kind: 'reservation_made', at: null },
    ...(now < reminded ? [{ kind: 'visit_reminder', at: reminded } as const] : []),
  ]);
}
