import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Queries } from '../db/connect';
import { member, memberConsent } from '../db/schema/members';
import { demoPassword, type MemberData, members } from './group';

const dayMs = 86_400_000;

const getJoinDate = (memberData: MemberData, now: Date): Date =>
  new Date(Math.floor(now.getTime() / dayMs) * dayMs - memberData.joinedDaysAgo * dayMs + 5 * 3_600_000);

/** Creates a reproducible salt, so that the same day gives the same data; the password is public anyway. */
const createSalt = (userId: string): Uint8Array =>
  createHash('sha256').update(`salt ${userId}`).digest().subarray(0, 16);

export async function insertMembers(db: Queries, now: Date): Promise<void> {
  const rows = await Promise.all(
    members.map(async (memberData) => ({
      userId: memberData.userId,
      passwordHash: await hash(demoPassword, { salt: createSalt(memberData.userId) }),
      name: memberData.name,
      phone: memberData.phone,
      birthday: memberData.birthday,
      cardNo: memberData.cardNo,
      homeAddress: memberData.home ?? null,
      weddingDay: memberData.weddingDay ?? null,
      signUpPath: memberData.signUpPath,
      signUpPathText: memberData.signUpPath === '99' ? '라디오 방송' : null,
      marketingSms: memberData.acceptsMarketing,
      marketingMail: memberData.acceptsMarketing,
      language: memberData.language,
      createdAt: getJoinDate(memberData, now),
    })),
  );
  await db.insert(member).values(rows);
  await db.insert(memberConsent).values(
    members.flatMap((memberData) =>
      (['TT0001', 'TT0002', 'TT0003', 'TT0005'] as const).map((consent, index) => ({
        userId: memberData.userId,
        consent,
        // Version 2.0 of the first hotel's terms (insert-terms).
        termsSeq: 100 + ([1, 2, 3, 5][index] ?? 1) * 10 + 2,
        agreed: consent !== 'TT0005' || memberData.acceptsMarketing,
        language: memberData.language,
        at: getJoinDate(memberData, now),
      })),
    ),
  );
}
