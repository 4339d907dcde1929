import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Queries } from '../db/connect';
import { member, memberConsent } from '../db/schema/members';
import { demoPassword, type MemberData, members } from './group';

const dayMs = 86_400_000;

const getJoinDate = (data: MemberData, now: Date): Date =>
  new Date(Math.floor(now.getTime() / dayMs) * dayMs - data.joinedDaysAgo * dayMs + 5 * 3_600_000);

/** Creates a reproducible salt, so that the same day gives the same data; the password is public anyway. */
const createSalt = (userId: string): Uint8Array =>
  createHash('sha256').update(`salt ${userId}`).digest().subarray(0, 16);

export async function insertMembers(db: Queries, now: Date): Promise<void> {
  const rows = await Promise.all(
    members.map(async (data) => ({
      userId: data.userId,
      passwordHash: await hash(demoPassword, { salt: createSalt(data.userId) }),
      name: data.name,
      phone: data.phone,
      birthday: data.birthday,
      cardNo: data.cardNo,
      homeAddress: data.home ?? null,
      weddingDay: data.weddingDay ?? null,
      signUpPath: data.signUpPath,
      signUpPathText: data.signUpPath === '99' ? '라디오 방송' : null,
      marketingSms: data.acceptsMarketing,
      marketingMail: data.acceptsMarketing,
      language: data.language,
      createdAt: getJoinDate(data, now),
    })),
  );
  await db.insert(member).values(rows);
  await db.insert(memberConsent).values(
    members.flatMap((data) =>
      (['TT0001', 'TT0002', 'TT0003', 'TT0005'] as const).map((consent, index) => ({
        userId: data.userId,
        consent,
        // Version 2.0 of the first hotel's terms (insert-terms).
        termsSeq: 100 + ([1, 2, 3, 5][index] ?? 1) * 10 + 2,
        agreed: consent !== 'TT0005' || data.acceptsMarketing,
        language: data.language,
        at: getJoinDate(data, now),
      })),
    ),
  );
}
