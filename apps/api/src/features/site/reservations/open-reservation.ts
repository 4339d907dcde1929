import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { paymentOf, previewCancellation } from '../../../booking/reservations/cancel-amounts';
import { secretPath } from '../../../booking/reservations/keys';
import type { Deps } from '../../../deps';
import type { StoredReservation } from '../../../stores/reservations/reservation-view';
import { openToWire } from './to-wire';

/** A reservation for whoever may open it: whole, with its secret link and what cancelling it now would mean. */
export async function openReservation({ database, keyring, now }: Deps, stored: StoredReservation): Promise<ResvInfo> {
  const { reservation } = stored;
  const visit = { date: reservation.visitDay, time: reservation.visitTime };
  const payment = await paymentOf(database.pool, reservation);
  const preview = previewCancellation({ ...reservation, visit }, payment, now());
  return openToWire(stored, secretPath(keyring.links, reservation.resvCode), preview.ok ? preview : undefined);
}
