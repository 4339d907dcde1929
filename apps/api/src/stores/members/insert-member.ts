import type { JoinForm } from '@dining/domain/join/join-form';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { sql } from '../../db/sql';

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
}

const formatAddressJson = ({ zip, line1, line2 }: JoinForm['home']): string | null =>
  zip + line1 + line2 === '' ? null : JSON.stringify({ zip, addr1: line1, addr2: line2 });
const nullifyEmpty = (text: string): string | null => (text === '' ? null : text);

/**
 * Inserts a member. Stores no visited hotel if its code is unknown.
 * @throws DatabaseError of a unique constraint if the id, the Korean phone number or the membership number is taken
 */
export async function insertMember(client: PoolClient, member: NewMember): Promise<void> {
  const { form } = member;
  await client.query(sql('insert_member')`
    INSERT INTO member (user_id, password_hash, name, phone, birthday, card_no, home_address, work_address,
      wedding_day, recommender, sign_up_path, sign_up_path_text, recomm_dept,
      used_hotel, marketing_sms, marketing_mail, language)
    VALUES (${member.userId}, ${member.passwordHash}, ${member.name}, ${member.phone}, ${member.birthday}, ${member.cardNo},
      ${formatAddressJson(form.home)}, ${formatAddressJson(form.work)}, ${nullifyEmpty(form.weddingDay)}, ${nullifyEmpty(form.recommender)},
      ${form.signUpPath}, ${nullifyEmpty(form.otherPathText)}, ${nullifyEmpty(form.department)},
      (SELECT htl_code FROM hotel WHERE htl_code = ${form.visitedHotelCode}), ${member.marketingSms}, ${member.marketingMail},
      ${member.language})`);
}
