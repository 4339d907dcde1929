import { encodeFlag } from '@dining/contract/codecs/flag';
import { encodeDateTime } from '@dining/contract/codecs/visit';
import { fail } from '@dining/contract/failure';
import type { endOtherSessions, endSession, listSessions } from '@dining/contract/site/members/profile';
import type { Deps } from '../../../config/deps';
import type { Call, HandlerResult } from '../../../http/mount';
import { getSessionHash } from '../../../http/session';
import { endOtherSessionsOfMember, listSessionsOfMember } from '../../../stores/session/member-sessions';

/** Identifies sessions by their handle: the response contains neither their ids nor the hashes of these. */
export async function listOwnSessions(
  deps: Deps,
  { visitor, request }: Call<typeof listSessions>,
): Promise<HandlerResult<typeof listSessions>> {
  if (visitor.userId === undefined) return fail('not_signed_in');
  const sessions = await listSessionsOfMember(deps.database.pool, visitor.userId, getSessionHash(request));
  return {
    sessionList: sessions.map(({ handle, isCurrent, device, startedAt, seenAt }) => ({
      sessionCode: handle,
      currentYn: encodeFlag(isCurrent),
      device,
      beginDate: encodeDateTime(startedAt),
      seenDate: encodeDateTime(seenAt),
    })),
  };
}

/** Ends the member's session with this code, or all of them if the code is null, but never the one of the request. */
export async function endOwnSessions(
  deps: Deps,
  { visitor, request }: Pick<Call<typeof endSession>, 'visitor' | 'request'>,
  sessionCode: string | null,
): Promise<HandlerResult<typeof endOtherSessions>> {
  if (visitor.userId === undefined) return fail('not_signed_in');
  await endOtherSessionsOfMember(deps.database.pool, visitor.userId, getSessionHash(request), sessionCode);
  return { result: 'success' };
}
