import { pages } from '@dining/contract/site/pages';
import type { Language } from '@dining/domain/shared/language';
import type { Deps } from '../config/deps';
import { equalsInConstantTime, hmac, type KeySet } from '../lib/keyring';
import { createConsoleLink, createSiteLink } from './links';

export const invitationPath = '/console/invitation';

const signInvitation = (key: string, invitationId: string): string =>
  hmac(key, `invitation ${invitationId}`).toString('base64url');

const createInvitationKey = ([key]: KeySet, invitationId: string): string =>
  `${invitationId}.${signInvitation(key, invitationId)}`;

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the id of the invitation, or undefined if `invitationKey` is not signed with one of `keys`. */
export function parseInvitationKey(keys: KeySet, invitationKey: string): string | undefined {
  const [invitationId = '', signature = ''] = invitationKey.split('.');
  const isAuthentic =
    idPattern.test(invitationId) &&
    keys.some((key) => equalsInConstantTime(signature, signInvitation(key, invitationId)));
  return isAuthentic ? invitationId : undefined;
}

/**
 * Creates the link with which a member of a former system joins. The key is in the query, because the join page is part
 * of the site, whose pages send no referrer to others.
 */
export function createMemberInvitationLink(deps: Deps, invitationId: string, language: Language): string {
  const key = createInvitationKey(deps.keyring.invitations, invitationId);
  return createSiteLink(deps, `${pages.joinAgreement.path}?invitation=${encodeURIComponent(key)}`, language);
}

/** Puts the invitation key into the fragment of the URL, which browsers send to no server and to no other page. */
export const createInvitationLink = (deps: Deps, invitationId: string, language: Language): string =>
  `${createConsoleLink(deps, invitationPath, language)}#${createInvitationKey(deps.keyring.invitations, invitationId)}`;
