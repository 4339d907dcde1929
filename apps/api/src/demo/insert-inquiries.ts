import { type DinCode, type HtlCode, toCode } from '@dining/domain/shared/codes';
import type { Queries } from '../db/connect';
import { inquiry } from '../db/schema/reservations';
import { inquiries, members } from './group';

const hourMs = 3_600_000;

export async function insertInquiries(db: Queries, now: Date): Promise<void> {
  const rows = inquiries
    .toSorted((a, b) => b.daysAgo - a.daysAgo)
    .flatMap(({ member, hotel, venue, title, content, daysAgo, answer }, index) => {
      const userId = members.find(({ key }) => key === member)?.userId;
      if (userId === undefined) return [];
      const createdAt = new Date(now.getTime() - daysAgo * 24 * hourMs - index * 7 * 60_000);
      return [
        {
          htlCode: toCode<HtlCode>(hotel),
          dinCode: toCode<DinCode>(venue),
          userId,
          title,
          content,
          answer: answer ?? null,
          answeredAt: answer === undefined ? null : new Date(createdAt.getTime() + 20 * hourMs),
          createdAt,
        },
      ];
    });
  await db.insert(inquiry).values(rows);
}
