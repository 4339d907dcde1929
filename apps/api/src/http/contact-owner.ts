import type { FastifyRequest } from 'fastify';
import type { Deps } from '../config/deps';
import { listMembersByContact } from '../stores/members/members';
import { findKnownBrowser } from './known-browser';

/**
 * Finds the member whose mailbox or Korean phone this is, where it is they who ask: signed in, or from a browser in which they have
 * signed in before. What they ask for is counted apart from what strangers ask for in their name.
 */
export async function findContactOwner(deps: Deps, request: FastifyRequest, contact: string): Promise<string | undefined> {
  const members = await listMembersByContact(deps.database.pool, contact);
  const owner = members.find(
    (each) => each.member.userId === request.session.userId || findKnownBrowser(deps, request, each) !== undefined,
  );
  return owner?.member.userId;
}
