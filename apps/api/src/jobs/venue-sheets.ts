import { getVisitStart } from '@dining/domain/shared/seoul-calendar';
import { toSeoul } from '@dining/domain/shared/seoul-time';
import { enqueueVenueSheets } from '../stores/messages/outbox';
import type { JobContext } from './job';

/**
 * Enqueues today's venue sheets (lists of the evening's arrivals, for restaurants) once their time has come. A
 * restaurant that has no reservations by then gets none, even if reservations are made later.
 */
export async function enqueueDueVenueSheets({ deps, log, heartbeat }: JobContext): Promise<void> {
  const { date, time } = toSeoul(deps.now());
  const { sheetTime } = deps.config;
  if (time >= sheetTime) {
    const dueAt = getVisitStart({ date, time: sheetTime });
    const count = await enqueueVenueSheets(deps.database.pool, date, sheetTime, dueAt);
    if (count > 0) log.info({ event: 'sheets.enqueued', count, day: date }, 'venue sheets enqueued');
  }
  await heartbeat();
}
