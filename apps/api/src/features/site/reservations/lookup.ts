import { fail } from '@dining/contract/failure';
import type { lookUpReservation } from '@dining/contract/site/reservations/my-reservations';
import type { ResvCode } from '@dining/domain/shared/codes';
import { shownNumber } from '@dining/domain/shared/phone-number';
import { linkKey, secretPath } from '../../../booking/reservations/keys';
import type { Deps } from '../../../deps';
import { addressOf } from '../../../http/address';
import type { Answer, Call } from '../../../http/mount';
import { countAttempt, type Limit } from '../../../limiter';
import { realPhone } from '../../../phones';
import { isBookedBy } from '../../../stores/reservations/reservations';
import { typedNumber } from './typed-number';

/**
 * Wrong look-ups are limited from one address, for one number from one address, and for one number from anywhere: an 8-digit
 * phone number is not to be tried out by many machines either. The last limit is wide, so that a stranger's few tries do not
 * lock the guest out.
 */
const limitsOf = (resvCode: ResvCode, address: string): readonly Limit[] => [
  { key: `lookup from ${address}`, most: 60, seconds: 60 },
  { key: `lookup of ${resvCode} from ${address}`, most: 10, seconds: 600 },
  { key: `lookup number ${resvCode}`, most: 100, seconds: 3_600 },
];

/**
 * Opens a reservation by its number and the booker's phone (decision 3). A wrong number, a wrong phone and one that is no
 * phone number at all are answered alike, after the same question to the database.
 */
export async function lookUp(deps: Deps, call: Call<typeof lookUpReservation>): Promise<Answer<typeof lookUpReservation>> {
  const { body, request } = call;
  const { pool } = deps.database;
  const resvCode = typedNumber(body.resvCode);
  const attempt = await countAttempt(pool, limitsOf(resvCode, addressOf(request)));
  if (!attempt.ok) {
    request.log.warn('look-up throttled');
    return attempt.failure;
  }
  const phone = realPhone(body.phone);
  if (!(await isBookedBy(pool, resvCode, phone && shownNumber(phone)))) return fail('not_found');
  await attempt.forgive();
  return {
    result: 'success',
    resvCode,
    key: linkKey(deps.keyring.links, resvCode),
    resvLink: secretPath(deps.keyring.links, resvCode),
  };
}
