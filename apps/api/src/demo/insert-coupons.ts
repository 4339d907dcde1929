import { type CouponNo, type HtlCode, toCode } from '@dining/domain/shared/codes';
import type { Queries } from '../db/connect';
import { groupHtlCode } from '../db/schema/hotels';
import { memberCoupon } from '../db/schema/members';
import { couponNames, type DemoCalendar, members } from './group';
import type { WelcomeCoupon } from './group-data';

const createCouponNo = (memberNumber: number, couponNumber: number) =>
  toCode<CouponNo>(`DLBT-${String(1000 + memberNumber)}-${String(couponNumber).padStart(4, '0')}`);

export const getWelcomeCouponNo = (userId: string): CouponNo =>
  createCouponNo(1 + members.findIndex((memberData) => memberData.userId === userId), 1);

export async function insertCoupons(db: Queries, calendar: DemoCalendar, welcomeCoupon: WelcomeCoupon): Promise<void> {
  const rows = members.flatMap((memberData, index): (typeof memberCoupon.$inferInsert)[] => {
    const base = {
      userId: memberData.userId,
      htlCode: groupHtlCode,
      minOrderAmount: 0,
      validFrom: calendar.getDay(-30),
      validTo: calendar.getDay(60),
    };
    return [
      {
        ...base,
        ...welcomeCoupon,
        couponNo: getWelcomeCouponNo(memberData.userId),
        validFrom: calendar.getDay(-Math.min(memberData.joinedDaysAgo, 200)),
        validTo: calendar.getDay(165),
        onJoining: true,
      },
      {
        ...base,
        couponNo: createCouponNo(index + 1, 2),
        name: couponNames.birthday,
        kind: 'percent',
        value: 10,
        maxDiscount: 50_000,
      },
      ...(index % 2 === 0
        ? [
            {
              ...base,
              couponNo: createCouponNo(index + 1, 3),
              htlCode: toCode<HtlCode>('H02'),
              name: couponNames.busan,
              kind: 'amount' as const,
              value: 50_000,
              minOrderAmount: 300_000,
            },
          ]
        : []),
      ...(memberData.joinedDaysAgo > 120
        ? [
            {
              ...base,
              couponNo: createCouponNo(index + 1, 4),
              name: couponNames.expired,
              kind: 'percent' as const,
              value: 15,
              maxDiscount: 80_000,
              validFrom: calendar.getDay(-90),
              validTo: calendar.getDay(-20),
            },
          ]
        : []),
    ];
  });
  await db.insert(memberCoupon).values(rows);
}
