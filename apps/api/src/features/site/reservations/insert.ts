import { fail } from '@dining/contract/failure';
import type { insertReservation } from '@dining/contract/site/reservations/reservation';
import { bookUnpaid } from '../../../booking/reservations/book-unpaid';
import type { Deps } from '../../../deps';
import { addressOf } from '../../../http/address';
import type { Answer, Call } from '../../../http/mount';
import { holderOf } from '../../../http/session';

/** Books without the provider, only where the server's own quote says that nothing is due (decision 23). */
export async function insertWithoutPayment(
  deps: Deps,
  call: Call<typeof insertReservation>,
): Promise<Answer<typeof insertReservation>> {
  const { body, visitor, request, language } = call;
  if (visitor.userId === undefined && !visitor.guest) return fail('not_signed_in');
  const from = { userId: visitor.userId, holder: holderOf(request), address: addressOf(request), language };
  const booked = await bookUnpaid(deps, body, from);
  if (!booked.ok) return booked.failure;
  request.log.info({ resvCode: booked.resvCode, prodCode: body.prodCode }, 'reserved without payment');
  return { result: 'success', resvCode: booked.resvCode };
}
