import { asCode, type HtlCode } from '@dining/domain/shared/codes';
import type { Queries } from '../db/connect';
import { coupon } from '../db/schema/members';
import type { DemoCalendar } from './calendar';
import { members, welcomeCoupon } from './members-data';
import type { PlannedReservation } from './reservations-plan';
import { t } from './t';

const welcome = t(
  '가입 축하 다이닝 30,000원',
  'Welcome: 30,000 won off dining',
  '入会礼餐饮券30,000韩元',
  'ご入会記念 ダイニング30,000ウォン',
);
const birthday = t('생일 달 10% 할인', 'Birthday month, 10% off', '生日月九折', 'お誕生月10%割引');
const busan = t(
  '달빛 부산 다이닝 50,000원',
  'Dalbit Busan, 50,000 won off dining',
  '月光釜山餐饮券50,000韩元',
  '月明かり釜山 ダイニング50,000ウォン',
);
const past = t('가을 다이닝 15% 할인', 'Autumn dining, 15% off', '秋季餐饮八五折', '秋のダイニング15%割引');

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
        name: welcome,
        validFrom: on.day(-Math.min(data.joined, 200)),
        validTo: on.day(165),
        usedAt: usedFor?.bookedAt ?? null,
        usedBy: usedFor?.resvCode ?? null,
      },
      { ...base, couponNo: number(index + 1, 2), name: birthday, kind: 'percent', value: 10, maxDiscount: 50_000 },
      ...(index % 2 === 0
        ? [
            {
              ...base,
              couponNo: number(index + 1, 3),
              htlCode: asCode<HtlCode>('H02'),
              name: busan,
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
              name: past,
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
