import type { FastifyRequest } from 'fastify';
import type { Deps } from '../config/deps';
import { listMembersByContact } from '../stores/members/members';
import { findKnownBrowser } from './known-browser';

/**
 * Returns the user id of the member who owns this mailbox or Korean phone, if they send the request themselves: signed
 * in, or from a known browser. Their requests are limited separately from those of strangers.
 */
export async function findContactOwner(
  deps: Deps,
  request: FastifyRequest,
  contact: string,
): Promise<string | undefined> {
  const members = await listMembersByContact(deps.database.pool, contact);
  const owner = members.find(
    (candidate) =>
      candidate.member.userId === request.session.userId || findKnownBrowser(deps, request, candidate) !== undefined,
  );
  return owner?.member.userId;
}
