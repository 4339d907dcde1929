import type { PoolClient } from 'pg';
import type { ConsentChoice } from '../stores/join/join-attempts';
import { insertConsents } from '../stores/members/consents';
import { consumeMemberInvitation } from '../stores/members/member-invitations';
import { updateFormerReservationsOwner } from '../stores/reservations/former-orders';

/**
 * Gives a new member what they had in a former system, if they were invited: their points, the record of their earlier
 * consents, and the reservations with their e-mail address. Call it in the transaction that inserts the member.
 */
export async function acceptInvitation(client: PoolClient, userId: string, language: string): Promise<void> {
  const accepted = await consumeMemberInvitation(client, userId);
  if (accepted === undefined) return;
  const { sms, mail, consentDay } = accepted;
  if (consentDay !== null) {
    const choices: readonly ConsentChoice[] = [
      { consent: 'marketing_sms', termsSeq: null, agreed: sms },
      { consent: 'marketing_mail', termsSeq: null, agreed: mail },
    ];
    await insertConsents(client, userId, choices, language, new Date(`${consentDay}T00:00:00+09:00`));
  }
  await updateFormerReservationsOwner(client, userId);
}
