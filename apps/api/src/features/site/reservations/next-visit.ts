import { fail } from '@dining/contract/failure';
import type { getNextVisit } from '@dining/contract/site/reservations/own-reservation';
import { isVisitOver } from '@dining/domain/reservations/visit-end';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { Deps } from '../../../config/deps';
import type { Call, HandlerResult } from '../../../http/mount';
import { listUpcomingReservations } from '../../../stores/reservations/member-reservations';
import { findReservation } from '../../../stores/reservations/reservation-view';
import { getFullReservation } from './full-reservation';

export async function showNextVisit(
  deps: Deps,
  { visitor }: Call<typeof getNextVisit>,
): Promise<HandlerResult<typeof getNextVisit>> {
  const { pool } = deps.database;
  if (visitor.userId === undefined) return fail('not_signed_in');
  const now = deps.now();
  const upcomingReservations = await listUpcomingReservations(pool, visitor.userId, getTodayInSeoul(now));
  const nextReservation = upcomingReservations.find(
    ({ reservationType, visitDay, visitTime }) =>
      !isVisitOver(reservationType, { date: visitDay, time: visitTime }, now),
  );
  const storedReservation =
    nextReservation === undefined ? undefined : await findReservation(pool, nextReservation.resvCode);
  return { result: storedReservation === undefined ? null : await getFullReservation(deps, storedReservation) };
}
