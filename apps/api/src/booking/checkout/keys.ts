import { randomBytes } from 'node:crypto';
import { reservationVisitPath } from '@dining/contract/site/pages';
import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { asCode } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { isSame, type KeySet, sealed } from '../../keyring';

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

const linkKeyBy = (key: string, resvCode: ResvCode): string =>
  sealed(key, `reservation ${resvCode}`).subarray(0, 16).toString('base64url');

/** The 128 bits that open a reservation to whoever has its link (decision 2); made again from our key when wanted. */
export const linkKey = ([key]: KeySet, resvCode: ResvCode): string => linkKeyBy(key, resvCode);

/** Where the site shows a reservation: masked to strangers, with the look-up beside it (decision 2). */
export const reservationPath = (resvCode: ResvCode): string => `/reservation/prod/payment/complete/${resvCode}`;

/** Where the site opens a reservation to whoever has the address (decision 2). */
export const secretPath = (keys: KeySet, resvCode: ResvCode): string =>
  `${reservationPath(resvCode)}?key=${linkKey(keys, resvCode)}`;

/** Whether a link's key opens the reservation: made by our key, or by one that signed when the link was mailed. */
export const isLinkKey = (keys: KeySet, resvCode: ResvCode, given: string): boolean =>
  keys.some((key) => isSame(given, linkKeyBy(key, resvCode)));

const visitKeyBy = (key: string, resvCode: ResvCode): string =>
  sealed(key, `visit ${resvCode}`).subarray(0, 16).toString('base64url');

/** Where a reminder leads: there its guest says that he comes. The key opens no more of the reservation than the mail itself tells. */
export const visitPath = ([key]: KeySet, resvCode: ResvCode): string =>
  `${reservationVisitPath}?${new URLSearchParams({ resvCode, key: visitKeyBy(key, resvCode) }).toString()}`;

/** Whether a key is a reminder's, made by our key or by one that signed when it was sent. */
export const isVisitKey = (keys: KeySet, resvCode: ResvCode, given: string): boolean =>
  keys.some((key) => isSame(given, visitKeyBy(key, resvCode)));

/**
 * A request of one visitor as keyed hashes, by the first of which it is written down and by each of which it is known again:
 * two that say the same in the same order have the same.
 */
export const requestKeys = (keys: KeySet, holder: string, said: object): KeySet => {
  const [key, ...earlier] = keys;
  const keyBy = (by: string) => sealed(by, `request ${holder} ${JSON.stringify(said)}`).toString('base64url');
  return [keyBy(key), ...earlier.map(keyBy)];
};

/** How an address is named beside what was taken from it. */
export const addressKey = (key: string, address: string): string => sealed(key, `address ${address}`).toString('base64url');

/** How a member is named where purchases are counted by person (decision 13b). */
export const memberKey = (userId: string): string => `m:${userId}`;

/** By whom purchases are counted: the member, or a guest's phone number as a keyed hash (decisions 13b and 36). */
export const personKey = (key: string, userId: string | null, phone: string): string =>
  userId === null ? `g:${sealed(key, `person ${phone}`).toString('base64url')}` : memberKey(userId);
