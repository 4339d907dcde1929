import { reservationVisitPath } from '@dining/contract/site/pages';
import type { ResvCode } from '@dining/domain/shared/codes';
import { hmac, isSame, type KeySet } from '../lib/keyring';

const createLinkKey = (key: string, resvCode: ResvCode): string =>
  hmac(key, `reservation ${resvCode}`).subarray(0, 16).toString('base64url');

export const createReservationKey = ([key]: KeySet, resvCode: ResvCode): string => createLinkKey(key, resvCode);

export const getReservationPath = (resvCode: ResvCode): string => `/reservation/prod/payment/complete/${resvCode}`;

export const getSecretPath = (keys: KeySet, resvCode: ResvCode): string =>
  `${getReservationPath(resvCode)}?key=${createReservationKey(keys, resvCode)}`;

export const isLinkKey = (keys: KeySet, resvCode: ResvCode, linkKey: string): boolean =>
  keys.some((key) => isSame(linkKey, createLinkKey(key, resvCode)));

const createVisitKey = (key: string, resvCode: ResvCode): string =>
  hmac(key, `visit ${resvCode}`).subarray(0, 16).toString('base64url');

/**
 * Returns the path of the reminder's page, where the guest confirms that they come. Its key shows no more than the mail
 * does.
 */
export const getVisitPath = ([key]: KeySet, resvCode: ResvCode): string =>
  `${reservationVisitPath}?${new URLSearchParams({ resvCode, key: createVisitKey(key, resvCode) }).toString()}`;

export const isVisitKey = (keys: KeySet, resvCode: ResvCode, visitKey: string): boolean =>
  keys.some((key) => isSame(visitKey, createVisitKey(key, resvCode)));
