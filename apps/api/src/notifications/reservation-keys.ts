import { reservationVisitPath } from '@dining/contract/site/pages';
import type { ResvCode } from '@dining/domain/shared/codes';
import { hmac, isSame, type KeySet } from '../lib/keyring';

const linkKeyBy = (key: string, resvCode: ResvCode): string =>
  hmac(key, `reservation ${resvCode}`).subarray(0, 16).toString('base64url');

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
  hmac(key, `visit ${resvCode}`).subarray(0, 16).toString('base64url');

/** Where a reminder leads: there its guest says that he comes. The key opens no more of the reservation than the mail itself tells. */
export const visitPath = ([key]: KeySet, resvCode: ResvCode): string =>
  `${reservationVisitPath}?${new URLSearchParams({ resvCode, key: visitKeyBy(key, resvCode) }).toString()}`;

/** Whether a key is a reminder's, made by our key or by one that signed when it was sent. */
export const isVisitKey = (keys: KeySet, resvCode: ResvCode, given: string): boolean =>
  keys.some((key) => isSame(given, visitKeyBy(key, resvCode)));
