import { decodeAllergy } from '@dining/contract/codecs/reservation-request';
import { fail } from '@dining/contract/failure';
import type { editAnswers } from '@dining/contract/site/reservations/answers-edit';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { inTransaction } from '../../../db/transaction';
import { getClientAddress } from '../../../http/client-address';
import type { Call, HandlerResult } from '../../../http/mount';
import { rateLimit } from '../../../lib/rate-limiter';
import { auditAnswersEdit } from '../../../members/account-audit';
import { createLinkKey } from '../../../notifications/reservation-keys';
import { lockEditableReservation } from '../../../stores/reservations/answers-edit';
import { findReservation, type StoredReservation } from '../../../stores/reservations/reservation-view';
import { canOpenReservation } from './access';
import { getFullReservation } from './full-reservation';
import { type EditResult, recordAnswersEdit } from './record-answers-edit';

type EditCall = Call<typeof editAnswers>;

function saveEdit(
  deps: Deps,
  { body, visitor, request, language }: EditCall,
  { reservation: { resvCode, htlCode } }: StoredReservation,
): Promise<EditResult> {
  const editRequest = {
    edit: {
      requestNote: body.requestMatter,
      allergy: body.allergyAnswer && decodeAllergy(body.allergyAnswer),
    },
    formVersion: body.resvEditNo,
    language,
  };
  return inTransaction<EditResult>(
    deps.database.pool,
    async (client) => {
      const lockedReservation = await lockEditableReservation(client, resvCode);
      if (lockedReservation === undefined) return { ok: false, ...fail('not_found') };
      const result = await recordAnswersEdit(client, lockedReservation, editRequest, deps.now());
      if (result.ok && result.changed.length > 0)
        await auditAnswersEdit(deps, client, {
          kind: visitor.userId === undefined ? 'guest' : 'member',
          reservation: { resvCode, htlCode },
          address: getClientAddress(request),
          changed: result.changed,
        });
      return result;
    },
    (result) => result.ok,
  );
}

/** Edits request and allergies for the booker's session, the member or anyone with the secret link (ADR 36). */
export async function editOwnAnswers(deps: Deps, call: EditCall): Promise<HandlerResult<typeof editAnswers>> {
  const { body, visitor, request } = call;
  const { pool } = deps.database;
  const { links } = deps.keyring;
  const rateLimitResult = await rateLimit.consume(deps, [
    getLimit('answerEdits', { address: getClientAddress(request) }),
  ]);
  if (!rateLimitResult.ok) return rateLimitResult.failure;
  const reservationBefore = await findReservation(pool, body.resvCode);
  if (reservationBefore === undefined) return fail('not_found');
  if (!canOpenReservation(links, reservationBefore.reservation, visitor, body.key)) return fail('invalid_user');
  const editLimitResult = await rateLimit.consume(deps, [
    getLimit('answerEditsPerReservation', { resvCode: body.resvCode }),
  ]);
  if (!editLimitResult.ok) return editLimitResult.failure;
  const result = await saveEdit(deps, call, reservationBefore);
  if (!result.ok || result.changed.length === 0) await editLimitResult.refund();
  if (!result.ok) return result;
  const reservationAfter = await findReservation(pool, body.resvCode);
  if (reservationAfter === undefined) return fail('not_found');
  if (result.changed.length > 0)
    request.log.info(
      { event: 'reservation.edited', resvCode: body.resvCode, changed: result.changed },
      'guest edited request or allergies',
    );
  const resvInfo = await getFullReservation(deps, reservationAfter);
  return { result: 'success', resvInfo, key: createLinkKey(links, reservationAfter.reservation) };
}
