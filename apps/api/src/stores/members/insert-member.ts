import type { JoinForm } from '@dining/domain/join/join-form';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import type { CarriedIdentity } from '../../db/schema/members';
import type { GivenConsent } from '../join/join-attempts';
import { insertConsents } from './consents';

export interface NewMember {
  readonly userId: string;
  readonly passwordHash: string | null;
  readonly name: string;
  readonly phone: string;
  readonly birthday: SeoulDate;
  readonly cardNo: string;
  readonly form: JoinForm;
  readonly marketingSms: boolean;
  readonly marketingMail: boolean;
  readonly language: string;
  /** Who vouched for him, where he signs in through somebody. */
  readonly identity: Pick<CarriedIdentity, 'provider' | 'subject'> | null;
  readonly consents: readonly GivenConsent[];
  readonly agreedAt: Date;
}

const addressOf = ({ zip, line1, line2 }: JoinForm['home']): string | null =>
  zip + line1 + line2 === '' ? null : JSON.stringify({ zip, addr1: line1, addr2: line2 });
const orNull = (text: string): string | null => (text === '' ? null : text);

/** Writes a member with his way in and what he agreed to; constraints decide what is taken. */
export async function insertMember(client: PoolClient, member: NewMember): Promise<void> {
  const { form, identity } = member;
  await client.query(
    `INSERT INTO member (user_id, password_hash, name, phone, birthday, card_no, home_address, work_address, wedding_day,
       recommender, sign_up_path, sign_up_path_text, recomm_dept, used_hotel, marketing_sms, marketing_mail, language)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13,
       (SELECT htl_code FROM hotel WHERE htl_code = $14), $15, $16, $17)`,
    [
      member.userId,
      member.passwordHash,
      member.name,
      member.phone,
      member.birthday,
      member.cardNo,
      addressOf(form.home),
      addressOf(form.work),
      orNull(form.weddingDay),
      orNull(form.recommender),
      form.signUpPath,
      orNull(form.otherPathText),
      orNull(form.department),
      form.usedHotel,
      member.marketingSms,
      member.marketingMail,
      member.language,
    ],
  );
  if (identity !== null)
    await client.query('INSERT INTO identity (provider, subject, user_id) VALUES ($1, $2, $3)', [
      identity.provider,
      identity.subject,
      member.userId,
    ]);
  await insertConsents(client, member.userId, member.consents, member.language, member.agreedAt);
}
