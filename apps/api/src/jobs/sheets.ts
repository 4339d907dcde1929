import { getVisitStart } from '@dining/domain/shared/seoul-calendar';
import { toSeoul } from '@dining/domain/shared/seoul-time';
import { enqueueVenueSheets } from '../stores/messages/outbox';
import type { JobContext } from './job';

/**
 * Enqueues today's sheets once their time has come. Reservations made later do not cause one, so that a restaurant
 * without any at that time gets none.
 */
export async function enqueueDueSheets({ deps, log, heartbeat }: JobContext): Promise<void> {
  const { date, time } = toSeoul(deps.now());
  const { sheetTime } = deps.config;
  if (time >= sheetTime) {
    const dueAt = getVisitStart({ date, time: sheetTime });
    const count = await enqueueVenueSheets(deps.database.pool, date, sheetTime, dueAt);
    if (count > 0) log.info({ event: 'sheets.enqueued', count, day: date }, 'sheets of the evening enqueued');
  }
  await heartbeat();
}
