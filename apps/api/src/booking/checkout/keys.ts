import { randomBytes } from 'node:crypto';
import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { toCode } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { hmac, type KeySet } from '../../lib/keyring';

/** Crockford's base 32: digits and letters without I, L, O and U. */
const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const createRandomCode = (length: number): string =>
  Array.from(randomBytes(length), (byte) => codeAlphabet[byte & 31]).join('');

export const createResvCode = (today: SeoulDate): ResvCode =>
  toCode<ResvCode>(`${today.replaceAll('-', '')}-${createRandomCode(10)}`);

/** Returns what the numbers of the orders of a hotel and day begin with. They sort by hotel, then by day. */
export const getShopOrderNoPrefix = (htlCode: string, day: SeoulDate): string =>
  `${htlCode}-${day.replaceAll('-', '')}-`;

export const createShopOrderNo = (htlCode: string, today: SeoulDate): ShopOrderNo =>
  toCode<ShopOrderNo>(`${getShopOrderNoPrefix(htlCode, today)}${createRandomCode(16)}`);

export const parseHotelOfOrderNo = (shopOrderNo: ShopOrderNo): string | undefined =>
  /^(.+)-\d{8}-[0-9A-HJKMNP-TV-Z]{16}$/.exec(shopOrderNo)?.[1];

/**
 * Creates the keyed hashes of a visitor's request: the first is stored, all are searched, so that keys can rotate. The
 * properties of `body` must always be in the same order.
 */
export const createRequestKeys = (keys: KeySet, guestId: string, body: object): KeySet => {
  const [currentKey, ...earlier] = keys;
  const createKey = (key: string) => hmac(key, `request ${guestId} ${JSON.stringify(body)}`).toString('base64url');
  return [createKey(currentKey), ...earlier.map(createKey)];
};

export const createIpAddressKey = (key: string, ipAddress: string): string =>
  hmac(key, `address ${ipAddress}`).toString('base64url');

export const createMemberKey = (userId: string): string => `m:${userId}`;

/**
 * Creates the key by which purchases are counted: from a member's user id, or as the keyed hash of a guest's phone
 * number (decisions 13b and 36).
 */
export const createPersonKey = (key: string, userId: string | null, phone: string): string =>
  userId === null ? `g:${hmac(key, `person ${phone}`).toString('base64url')}` : createMemberKey(userId);
