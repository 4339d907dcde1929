import { fail } from '@dining/contract/failure';
import type { getReservationCalendar } from '@dining/contract/site/reservations/visit-day';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { getClientAddress } from '../../../http/client-address';
import type { Call, HandlerResult } from '../../../http/mount';
import { rateLimit } from '../../../lib/rate-limiter';
import { renderCalendar } from '../../../notifications/calendar';
import { findReservation } from '../../../stores/reservations/reservation-view';
import { auditReservationOpened, canOpenReservation } from './access';

export async function downloadCalendar(
  deps: Deps,
  call: Call<typeof getReservationCalendar>,
): Promise<HandlerResult<typeof getReservationCalendar>> {
  const { query, visitor, request, reply } = call;
  const { config, database, keyring } = deps;
  const rateLimitResult = await rateLimit.consume(deps, [
    getLimit('calendarFiles', { address: getClientAddress(request) }),
  ]);
  if (!rateLimitResult.ok) return rateLimitResult.failure;
  const storedReservation = await findReservation(database.pool, query.resvCode);
  if (storedReservation === undefined) return fail('not_found');
  if (!canOpenReservation(keyring.links, storedReservation.reservation, visitor, query.key))
    return fail('invalid_user');
  await auditReservationOpened(deps, call, storedReservation.reservation, 'link');
  reply.header('content-disposition', `attachment; filename="${query.resvCode}.ics"`);
  return renderCalendar(storedReservation, { publicUrl: config.publicUrl, mailFrom: config.mail?.from });
}
