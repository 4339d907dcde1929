import { randomInt } from 'node:crypto';
import type { ProblemCode } from '@dining/contract/problem';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { Deps } from '../../../config/deps';
import { findViolatedConstraint } from '../../../db/data-errors';
import { inTransaction } from '../../../db/transaction';
import { acceptInvitation } from '../../../members/accept-invitation';
import { createFormerMemberKeys } from '../../../members/former-member-keys';
import { insertJoiningCoupons } from '../../../stores/coupons/joining-coupons';
import { completeJoinAttempt, lockJoinAttempt } from '../../../stores/join/join-attempts';
import { insertConsents } from '../../../stores/members/consents';
import { insertIdentity } from '../../../stores/members/identities';
import { insertMember } from '../../../stores/members/insert-member';
import { enqueueAccountMessage, enqueueWelcomeMail } from '../../../stores/messages/outbox';
import { type AgreedAttempt, hasAgreedToTerms } from './attempt';
import type { Submission } from './check-submission';

/** Unique constraints decide between concurrent requests for the same id, phone or account. */
const constraintErrors: Readonly<Record<string, ProblemCode>> = {
  member_pkey: 'id_taken',
  member_phone: 'cellphone_duplicated',
  identity_provider_subject_pk: 'social_account_taken',
};

/** Creates a random membership number, so that members cannot be enumerated. */
const createCardNo = (): string =>
  `82${String(randomInt(1e7)).padStart(7, '0')}${String(randomInt(1e7)).padStart(7, '0')}`;

export type CreateMemberResult =
  | { readonly ok: true; readonly userId: string }
  | { readonly ok: false; readonly error: ProblemCode };

/**
 * Inserts the member with their coupons and ends the attempt in one commit. Idempotent: a concurrent request with the
 * same form gets the same response.
 */
export async function createMember(
  deps: Pick<Deps, 'database' | 'keyring' | 'now'>,
  guestId: string,
  submission: Submission,
  passwordHash: string | null,
): Promise<CreateMemberResult> {
  for (;;) {
    try {
      return await inTransaction(deps.database.pool, async (client): Promise<CreateMemberResult> => {
        const attempt = await lockJoinAttempt(client, guestId);
        if (attempt !== undefined && attempt.joinedUserId !== null) return { ok: true, userId: attempt.joinedUserId };
        // The attempt may have changed while the password was hashed, because another tab has started again.
        if (!hasAgreedToTerms(attempt) || !matchesSubmission(attempt, submission))
          return { ok: false, error: 'agreement_needed' };
        const { userId, name, phone, birthday, form } = submission;
        const { language, agreedAt } = attempt;
        const hasAgreed = (consent: string) =>
          attempt.consents.some((choice) => choice.consent === consent && choice.agreed);
        const [sms, mail] = [hasAgreed('marketing_sms'), hasAgreed('marketing_mail')];
        await insertMember(client, {
          userId,
          name,
          phone,
          birthday,
          form,
          passwordHash,
          cardNo: createCardNo(),
          marketingSms: sms,
          marketingMail: mail,
          language,
        });
        if (attempt.providerIdentity !== null) await insertIdentity(client, userId, attempt.providerIdentity);
        await acceptInvitation(client, userId, language);
        await insertConsents(client, userId, attempt.consents, language, agreedAt);
        const identities = attempt.providerIdentity === null ? [] : [attempt.providerIdentity];
        await insertJoiningCoupons(client, {
          userId,
          keys: createFormerMemberKeys(deps.keyring, { userId, phone, identities }),
          today: getTodayInSeoul(deps.now()),
        });
        await enqueueWelcomeMail(client, userId, language);
        // The law requires a dated confirmation of a consent to advertising (facts on integrations §7.4).
        if (hasAgreed('TT0005'))
          await enqueueAccountMessage(client, userId, 'marketing_changed', { language, sms, mail, at: agreedAt });
        await completeJoinAttempt(client, guestId, userId);
        return { ok: true, userId };
      });
    } catch (error) {
      const constraint = findViolatedConstraint(error);
      if (constraint === 'member_card_no_unique') continue;
      const problem = constraintErrors[constraint ?? ''];
      if (problem === undefined) throw error;
      return { ok: false, error: problem };
    }
  }
}

const matchesSubmission = (attempt: AgreedAttempt, { userId, name, phone, password }: Submission): boolean =>
  attempt.provenEmail === userId &&
  attempt.provenName === name &&
  attempt.provenPhone === phone &&
  (attempt.providerIdentity === null) === (password !== undefined);
