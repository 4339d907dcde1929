import { reservationVisitPath } from '@dining/contract/site/pages';
import type { ResvCode } from '@dining/domain/shared/codes';
import { equalsInConstantTime, hmac, type KeySet } from '../lib/keyring';

interface LinkedReservation {
  readonly resvCode: ResvCode;
  readonly secretLinkVersion: number;
}

const deriveLinkKey = (key: string, { resvCode, secretLinkVersion }: LinkedReservation): string =>
  hmac(key, ['reservation', resvCode, ...(secretLinkVersion === 0 ? [] : [secretLinkVersion])].join(' '))
    .subarray(0, 16)
    .toString('base64url');

export const createLinkKey = ([key]: KeySet, reservation: LinkedReservation): string => deriveLinkKey(key, reservation);

export const getReservationPath = (resvCode: ResvCode): string => `/reservation/prod/payment/complete/${resvCode}`;

export const getSecretPath = (keys: KeySet, reservation: LinkedReservation): string =>
  `${getReservationPath(reservation.resvCode)}?key=${createLinkKey(keys, reservation)}`;

export const isValidLinkKey = (keys: KeySet, reservation: LinkedReservation, linkKey: string): boolean =>
  keys.some((key) => equalsInConstantTime(linkKey, deriveLinkKey(key, reservation)));

const createVisitConfirmationKey = (key: string, resvCode: ResvCode): string =>
  hmac(key, `visit ${resvCode}`).subarray(0, 16).toString('base64url');

/**
 * Returns the path of the page to which a reminder links and where the guest confirms that they will come. Its key
 * gives access to nothing that the mail does not contain.
 */
export const getVisitConfirmationPath = ([key]: KeySet, resvCode: ResvCode): string =>
  `${reservationVisitPath}?${new URLSearchParams({ resvCode, key: createVisitConfirmationKey(key, resvCode) }).toString()}`;

export const isValidVisitConfirmationKey = (keys: KeySet, resvCode: ResvCode, visitKey: string): boolean =>
  keys.some((key) => equalsInConstantTime(visitKey, createVisitConfirmationKey(key, resvCode)));
