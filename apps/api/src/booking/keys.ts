import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { asCode } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';

/** Crockford's base 32: no letter that a guest could take for a digit on the phone. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomLetters = (count: number): string => Array.from(randomBytes(count), (byte) => letters[byte & 31]).join('');

/** A reservation's number: its day and ten random letters (decision 2). */
export const newResvCode = (today: SeoulDate): ResvCode => asCode<ResvCode>(`${today.replaceAll('-', '')}-${randomLetters(10)}`);

/** An order's number at the provider: not to be guessed, for it is what the popup's return is found by. */
export const newShopOrderNo = (htlCode: string, today: SeoulDate): ShopOrderNo =>
  asCode<ShopOrderNo>(`${htlCode}-${today.replaceAll('-', '')}-${randomLetters(16)}`);

const sealed = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest();

/** The 128 bits that open a reservation to whoever has its link (decision 2); made again from our secret when wanted. */
export const linkKey = (secret: string, resvCode: ResvCode): string =>
  sealed(secret, `reservation ${resvCode}`).subarray(0, 16).toString('base64url');

/** Where the site shows a reservation: masked to strangers, with the look-up beside it (decision 2). */
export const reservationPath = (resvCode: ResvCode): string => `/reservation/prod/payment/complete/${resvCode}`;

/** Where the site opens a reservation to whoever has the address (decision 2). */
export const secretPath = (secret: string, resvCode: ResvCode): string =>
  `${reservationPath(resvCode)}?key=${linkKey(secret, resvCode)}`;

export const isLinkKey = (secret: string, resvCode: ResvCode, key: string): boolean => {
  const expected = Buffer.from(linkKey(secret, resvCode));
  const given = Buffer.from(key);
  return expected.length === given.length && timingSafeEqual(expected, given);
};

/** A request of one visitor as a keyed hash: two that say the same have the same. `said` is in the order of the contract. */
export const requestKey = (secret: string, holder: string, said: object): string =>
  sealed(secret, `request ${holder} ${JSON.stringify(said)}`).toString('base64url');

/** By whom purchases are counted: the member, or a guest's phone number as a keyed hash (decision 13b). */
export const personKey = (secret: string, userId: string | null, phoneDigits: string): string =>
  userId === null ? `g:${sealed(secret, `person ${phoneDigits}`).toString('base64url')}` : `m:${userId}`;
