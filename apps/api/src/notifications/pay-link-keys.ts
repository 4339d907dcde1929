import { pages } from '@dining/contract/site/pages';
import type { Language } from '@dining/domain/shared/language';
import type { Deps } from '../config/deps';
import { hashSecret, hmac, type KeySet } from '../lib/keyring';
import type { PayLink } from '../stores/payments/pay-links';
import { createSiteLink } from './links';

/** 128 bits, so that the URL is short enough for an SMS. */
const createPayKey = (key: string, linkId: string): string =>
  hmac(key, `pay ${linkId}`).subarray(0, 16).toString('base64url');

/** Creates the hash of a new link's key. Only this hash is stored, not the key. */
export const createPayKeyHash = ([key]: KeySet, linkId: string): string => hashSecret(createPayKey(key, linkId));

/**
 * Creates the URL of a pay link; undefined if the secret of its key is no longer known. An earlier secret is tried
 * as well, so that a link can be sent again after the secret has been rotated.
 */
export function createPayLinkUrl(
  deps: Deps,
  { linkId, keyHash }: Pick<PayLink, 'linkId' | 'keyHash'>,
  language: Language,
): string | undefined {
  const payKey = deps.keyring.payLinks
    .map((key) => createPayKey(key, linkId))
    .find((candidate) => hashSecret(candidate) === keyHash);
  return payKey && createSiteLink(deps, pages.payLink.path.replace('$payKey', payKey), language);
}
