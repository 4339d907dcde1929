import { asCode, type HtlCode } from '@dining/domain/shared/codes';
import type { Queries } from '../db/connect';
import { coupon } from '../db/schema/members';
import { couponNames, type DemoCalendar, members, welcomeCoupon } from './group';
import type { PlannedReservation } from './reservations-plan';

const number = (member: number, kind: number) => `DLBT-${String(1000 + member)}-${String(kind).padStart(4, '0')}`;

/** Writes every member's coupons: one for all hotels (used where a reservation says so), one for the birthday, one elsewhere, one run out. */
export async function insertCoupons(db: Queries, on: DemoCalendar, planned: readonly PlannedReservation[]): Promise<void> {
  const rows = members.flatMap((data, index): (typeof coupon.$inferInsert)[] => {
    const usedFor = planned.find((made) => made.wish.coupon === true && made.userId === data.userId);
    const base = { userId: data.userId, minOrderAmount: 0, validFrom: on.day(-30), validTo: on.day(60) };
    return [
      {
        ...base,
        ...welcomeCoupon,
        couponNo: number(index + 1, 1),
        name: couponNames.welcome,
        validFrom: on.day(-Math.min(data.joined, 200)),
        validTo: on.day(165),
        usedAt: usedFor?.bookedAt ?? null,
        usedBy: usedFor?.resvCode ?? null,
      },
      { ...base, couponNo: number(index + 1, 2), name: couponNames.birthday, kind: 'percent', value: 10, maxDiscount: 50_000 },
      ...(index % 2 === 0
        ? [
            {
              ...base,
              couponNo: number(index + 1, 3),
              htlCode: asCode<HtlCode>('H02'),
              name: couponNames.busan,
              kind: 'amount' as const,
              value: 50_000,
              minOrderAmount: 300_000,
            },
          ]
        : []),
      ...(data.joined > 120
        ? [
            {
              ...base,
              couponNo: number(index + 1, 4),
              name: couponNames.past,
              kind: 'percent' as const,
              value: 15,
              maxDiscount: 80_000,
              validFrom: on.day(-90),
              validTo: on.day(-20),
            },
          ]
        : []),
    ];
  });
  await db.insert(coupon).values(rows);
}
