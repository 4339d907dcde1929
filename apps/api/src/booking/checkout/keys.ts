import { randomBytes } from 'node:crypto';
import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { asCode } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { hmac, type KeySet } from '../../lib/keyring';

/** Crockford's base 32: no letter that a guest could take for a digit on the phone. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomLetters = (count: number): string => Array.from(randomBytes(count), (byte) => letters[byte & 31]).join('');

/** A reservation's number: its day and ten random letters (decision 2). */
export const newResvCode = (today: SeoulDate): ResvCode => asCode<ResvCode>(`${today.replaceAll('-', '')}-${randomLetters(10)}`);

/** An order's number at the provider: not to be guessed, for it is what the popup's return is found by. */
export const newShopOrderNo = (htlCode: string, today: SeoulDate): ShopOrderNo =>
  asCode<ShopOrderNo>(`${htlCode}-${today.replaceAll('-', '')}-${randomLetters(16)}`);

/** The hotel that an order's number begins with; undefined for what is no number of ours. */
export const hotelInOrderNo = (shopOrderNo: ShopOrderNo): string | undefined =>
  /^(.+)-\d{8}-[0-9A-HJKMNP-TV-Z]{16}$/.exec(shopOrderNo)?.[1];

/**
 * A request of one visitor as keyed hashes, by the first of which it is written down and by each of which it is known again:
 * two that say the same in the same order have the same.
 */
export const requestKeys = (keys: KeySet, holder: string, said: object): KeySet => {
  const [key, ...earlier] = keys;
  const keyBy = (by: string) => hmac(by, `request ${holder} ${JSON.stringify(said)}`).toString('base64url');
  return [keyBy(key), ...earlier.map(keyBy)];
};

/** How an address is named beside what was taken from it. */
export const addressKey = (key: string, address: string): string => hmac(key, `address ${address}`).toString('base64url');

/** How a member is named where purchases are counted by person (decision 13b). */
export const memberKey = (userId: string): string => `m:${userId}`;

/** By whom purchases are counted: the member, or a guest's phone number as a keyed hash (decisions 13b and 36). */
export const personKey = (key: string, userId: string | null, phone: string): string =>
  userId === null ? `g:${hmac(key, `person ${phone}`).toString('base64url')}` : memberKey(userId);
