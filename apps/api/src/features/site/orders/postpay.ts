import { fail } from '@dining/contract/failure';
import type { postpay } from '@dining/contract/site/orders/order-sheets';
import { bookUnpaid } from '../../../booking/reservations/book-unpaid';
import type { Deps } from '../../../deps';
import { addressOf } from '../../../http/address';
import type { Answer, Call } from '../../../http/mount';
import { holderOf } from '../../../http/session';

/** Books with payment at the venue; where anything is due now it is refused with the sum (decision 23). */
export async function bookToPayLater(deps: Deps, call: Call<typeof postpay>): Promise<Answer<typeof postpay>> {
  const { body, visitor, request, language } = call;
  if (visitor.userId === undefined && !visitor.guest) return fail('not_signed_in');
  const from = { userId: visitor.userId, holder: holderOf(request), address: addressOf(request), language };
  const booked = await bookUnpaid(deps, body, from);
  if (!booked.ok) return booked.failure;
  request.log.info({ resvCode: booked.resvCode, prodCode: body.prodCode }, 'reserved, to be paid at the venue');
  return { result: 'success', resvCode: booked.resvCode };
}
