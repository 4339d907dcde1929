import { fail } from '@dining/contract/failure';
import type { lookUpReservation } from '@dining/contract/site/reservations/my-reservations';
import { formatPhone, parsePhone } from '@dining/domain/shared/phone';
import { linkKey, secretPath } from '../../../booking/reservations/keys';
import type { Deps } from '../../../deps';
import { addressOf } from '../../../http/address';
import type { Answer, Call } from '../../../http/mount';
import { isBookedBy } from '../../../stores/reservations/reservations';
import { countLookup } from './lookup-limits';
import { typedNumber } from './typed-number';

/**
 * Opens a reservation by its number and the booker's phone (decision 3). A wrong number, a wrong phone and one that is no
 * phone number at all are answered alike, after the same question to the database.
 */
export async function lookUp(deps: Deps, call: Call<typeof lookUpReservation>): Promise<Answer<typeof lookUpReservation>> {
  const { body, request } = call;
  const { pool } = deps.database;
  const resvCode = typedNumber(body.resvCode);
  const attempt = await countLookup(pool, resvCode, addressOf(request));
  if (!attempt.ok) {
    request.log.warn('look-up throttled');
    return fail('too_many_requests', { retryAfter: attempt.retryAfter });
  }
  const phone = parsePhone(body.phone);
  if (!(await isBookedBy(pool, resvCode, phone === null ? '' : formatPhone(phone)))) return fail('not_found');
  await attempt.succeeded();
  return {
    result: 'success',
    resvCode,
    key: linkKey(deps.keyring.links, resvCode),
    resvLink: secretPath(deps.keyring.links, resvCode),
  };
}
