import { randomBytes } from 'node:crypto';
import { fail, isFailure } from '@dining/contract/failure';
import type { askPasswordReset, resetPassword, viewPasswordReset } from '@dining/contract/site/members/find-id';
import { normalEmail } from '@dining/domain/shared/email';
import { inTransaction } from '../../../db/transaction';
import type { Deps } from '../../../deps';
import { addressOf } from '../../../http/address';
import { afterwards } from '../../../http/afterwards';
import type { Answer, Call } from '../../../http/mount';
import { hashOf } from '../../../http/session';
import { countAttempt, type Limit } from '../../../limiter';
import { newPasswordHash, replacePassword } from '../../../members/new-password';
import { noteAccountAct } from '../../../members/own-acts';
import { mailReset } from '../../../members/own-mails';
import { keepReset, resetOf, takeReset } from '../../../stores/members/password-resets';

/** How long a link is good, in seconds. */
const liveSeconds = 1_800;

/**
 * How many links may be asked for. Whose id it is must not wait a day for a stranger who asks for it: a day's are counted by id and address
 * together, and those of one id from everywhere by the minute and the hour alone.
 */
const limitsOf = (userId: string, address: string): readonly Limit[] => [
  { key: `reset day ${userId} from ${address}`, most: 6, seconds: 86_400 },
  { key: `reset again ${userId}`, most: 1, seconds: 60 },
  { key: `reset from ${address}`, most: 30, seconds: 3_600 },
  { key: `reset hour ${userId}`, most: 20, seconds: 3_600 },
];

/** Mails a link for a new password after the answer, which is the same for everybody (decision 4). */
export async function askReset(
  deps: Deps,
  { body, request, language }: Call<typeof askPasswordReset>,
): Promise<Answer<typeof askPasswordReset>> {
  const { pool } = deps.database;
  const userId = normalEmail(body.user_id);
  if (userId === null) return fail('email_invalid');
  const address = addressOf(request);
  const counted = await countAttempt(deps, limitsOf(userId, address));
  if (!counted.ok) return counted.failure;
  afterwards(request, async () => {
    const key = randomBytes(32).toString('base64url');
    if (!(await keepReset(pool, userId, hashOf(key), liveSeconds))) return;
    await noteAccountAct(deps, { action: 'member.reset_asked', kind: 'guest', userId, address });
    await mailReset(deps, userId, key, liveSeconds, language);
  });
  return { result: 'success', liveSeconds };
}

/** Links are too long to be guessed; this keeps trying from costing us anything. */
const countUse = (deps: Deps, address: string) =>
  countAttempt(deps, [{ key: `reset link from ${address}`, most: 60, seconds: 600 }]);

export async function viewReset(
  deps: Deps,
  { body, request }: Call<typeof viewPasswordReset>,
): Promise<Answer<typeof viewPasswordReset>> {
  const counted = await countUse(deps, addressOf(request));
  if (!counted.ok) return counted.failure;
  const reset = await resetOf(deps.database.pool, hashOf(body.key));
  return reset === undefined ? fail('link_expired') : { result: 'success', user_id: reset.userId };
}

/** Sets the new password, uses the link up and ends every session of the member, in one commit. */
export async function setNewPassword(
  deps: Deps,
  { body, request, language }: Call<typeof resetPassword>,
): Promise<Answer<typeof resetPassword>> {
  const { pool } = deps.database;
  const address = addressOf(request);
  const counted = await countUse(deps, address);
  if (!counted.ok) return counted.failure;
  const keyHash = hashOf(body.key);
  const known = await resetOf(pool, keyHash);
  if (known === undefined) return fail('link_expired');
  const { userId } = known;
  const made = await newPasswordHash(body.password, known);
  if (isFailure(made)) return made;
  const isSet = await inTransaction(
    pool,
    async (client) => {
      if (!(await takeReset(client, keyHash)) || !(await replacePassword(client, userId, made, language))) return false;
      await noteAccountAct(deps, { action: 'member.reset', userId, address }, client);
      return true;
    },
    (done) => done,
  );
  return isSet ? { result: 'success', user_id: userId } : fail('link_expired');
}
