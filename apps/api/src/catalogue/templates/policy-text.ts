import type { CancelPolicy } from '@dining/domain/cancellation/policy';
import type { Language } from '@dining/domain/shared/language';
import { type LocalizedText, createLocalizedText as t } from '@dining/domain/shared/localized-text';
import { formatFeePeriods } from '@dining/i18n/fee-periods';
import { fillVariables } from '@dining/i18n/fill';
import { packs } from '@dining/i18n/site/all';

/** What a venue sells: visits at tables and in rooms, pickups, or both. */
type SoldKinds = 'visits' | 'pickups' | 'both';

/** The sentences about deadlines before a visit, or before a pickup. */
interface DeadlineTexts {
  readonly introduction: string;
  /** Formats the end of a fee period: `hours` before the visit or pickup. */
  readonly formatHoursBefore: (hours: number) => string;
  /** Formats the grace period (decision 49). */
  readonly formatGrace: (minutes: number) => string;
  readonly noShow: string;
}

/** The sentences of a cancellation policy in one language. */
interface PolicyTexts {
  /** For venues that declare themselves reservation-based. */
  readonly reservationBased: string;
  readonly visit: DeadlineTexts;
  /** For venues that only sell pickups. */
  readonly pickup: DeadlineTexts;
  /** For venues that sell both visits and pickups. */
  readonly pickupTime: string;
  readonly refunds: readonly string[];
}

const policyTexts: Readonly<Record<Language, PolicyTexts>> = {
  ko: {
    reservationBased: '이 레스토랑은 예약하신 분의 재료만 준비하는 예약제 레스토랑입니다.',
    visit: {
      introduction: '취소 수수료는 방문 예정 시각을 기준으로 다음과 같습니다.',
      formatHoursBefore: (hours) => `방문 ${hours}시간 전`,
      formatGrace: (minutes) =>
        `예약하신 뒤 ${minutes}분 이내에는, 방문까지 24시간 넘게 남아 있으면 수수료 없이 취소하실 수 있습니다.`,
      noShow: '연락 없이 방문하지 않으신 경우에도 마지막 단계의 수수료가 적용됩니다.',
    },
    pickup: {
      introduction: '취소 수수료는 받으시는 날 08:00을 기준으로 다음과 같습니다.',
      formatHoursBefore: (hours) => `픽업 ${hours}시간 전`,
      formatGrace: (minutes) =>
        `예약하신 뒤 ${minutes}분 이내에는, 픽업까지 24시간 넘게 남아 있으면 수수료 없이 취소하실 수 있습니다.`,
      noShow: '연락 없이 찾아가지 않으신 경우에도 마지막 단계의 수수료가 적용됩니다.',
    },
    pickupTime: '픽업 상품은 받으시는 날 08:00을 방문 시각으로 봅니다.',
    refunds: [
      '취소 수수료는 결제하신 금액을 기준으로 1원 미만을 절사하여 계산하며, 나머지 금액은 환불해 드립니다.',
      '호텔 사정으로 취소하는 경우에는 전액을 환불해 드립니다.',
      '환불은 취소하신 날부터 영업일 기준 3일 안에 처리하며, 카드사에 따라 3–7일 뒤에 확인하실 수 있습니다.',
    ],
  },
  en: {
    reservationBased:
      'This restaurant is by reservation only: ingredients are bought for the guests who have reserved.',
    visit: {
      introduction: 'The cancellation fee depends on how long before your visit you cancel.',
      formatHoursBefore: (hours) => `${hours} hours before your visit`,
      formatGrace: (minutes) =>
        `You can cancel free of charge within ${minutes} minutes of reserving, if your visit is more than 24 hours away.`,
      noShow: 'If you do not arrive and give no notice, the last fee applies.',
    },
    pickup: {
      introduction: 'The cancellation fee depends on how long before 08:00 on the day of collection you cancel.',
      formatHoursBefore: (hours) => `${hours} hours before collection`,
      formatGrace: (minutes) =>
        `You can cancel free of charge within ${minutes} minutes of reserving, if collection is more than 24 hours away.`,
      noShow: 'If your order is not collected and you give no notice, the last fee applies.',
    },
    pickupTime: 'For collection, the visit is 08:00 on the day of collection.',
    refunds: [
      'The fee is a share of the amount paid, rounded down to the won; the rest is refunded.',
      'If the hotel cancels, you are refunded in full.',
      'Refunds are made within 3 business days; your card company may show them 3 to 7 days later.',
    ],
  },
  cn: {
    reservationBased: '本餐厅为预订制，仅为已预订的宾客备料。',
    visit: {
      introduction: '取消费用以预订的到店时间为准，规定如下。',
      formatHoursBefore: (hours) => `到店${hours}小时`,
      formatGrace: (minutes) => `预订后${minutes}分钟内，如距到店超过24小时，可免费取消。`,
      noShow: '未联系而未到店，按最后一档收取。',
    },
    pickup: {
      introduction: '取消费用以自提日08:00为准，规定如下。',
      formatHoursBefore: (hours) => `自提${hours}小时`,
      formatGrace: (minutes) => `预订后${minutes}分钟内，如距自提超过24小时，可免费取消。`,
      noShow: '未联系而未取货，按最后一档收取。',
    },
    pickupTime: '自提商品以自提日08:00为到店时间。',
    refunds: [
      '取消费用按您的支付金额计算，不足1韩元的部分舍去，其余金额退还。',
      '因酒店原因取消时，全额退款。',
      '退款自取消之日起3个工作日内处理，视信用卡公司而定，约3至7日后可查询。',
    ],
  },
  ja: {
    reservationBased: '当レストランは、ご予約のお客様の分だけ食材をご用意する予約制のレストランです。',
    visit: {
      introduction: 'キャンセル料は、ご来店のご予約時刻を基準に次のとおりです。',
      formatHoursBefore: (hours) => `ご来店の${hours}時間前`,
      formatGrace: (minutes) =>
        `ご予約から${minutes}分以内は、ご来店までの時間が24時間を超えていれば、無料でキャンセルいただけます。`,
      noShow: 'ご連絡なくご来店がない場合も、最後の段階のキャンセル料を申し受けます。',
    },
    pickup: {
      introduction: 'キャンセル料は、お受け取り日の08:00を基準に次のとおりです。',
      formatHoursBefore: (hours) => `お受け取りの${hours}時間前`,
      formatGrace: (minutes) =>
        `ご予約から${minutes}分以内は、お受け取りまでの時間が24時間を超えていれば、無料でキャンセルいただけます。`,
      noShow: 'ご連絡なくお受け取りがない場合も、最後の段階のキャンセル料を申し受けます。',
    },
    pickupTime: 'テイクアウト商品は、お受け取り日の08:00をご来店時刻とします。',
    refunds: [
      'キャンセル料はお支払い金額に対する割合で、1ウォン未満を切り捨てて計算し、残りの金額を返金いたします。',
      'ホテルの都合によるキャンセルは全額返金いたします。',
      '返金はキャンセルから3営業日以内に処理し、カード会社により3〜7日後にご確認いただけます。',
    ],
  },
};

function formatLines(
  { reservationBased, tiers, graceMinutes }: CancelPolicy,
  soldKinds: SoldKinds,
  language: Language,
): string {
  const texts = policyTexts[language];
  const deadlines = soldKinds === 'pickups' ? texts.pickup : texts.visit;
  const sortedTiers = tiers.toSorted((a, b) => b.hoursBefore - a.hoursBefore);
  const periods = [0, ...sortedTiers.map(({ feePercent }) => feePercent)].map((feePercent, index) => ({
    feePercent,
    until: deadlines.formatHoursBefore(sortedTiers[index]?.hoursBefore ?? 0),
  }));
  const phrases = formatFeePeriods(periods, (phrase, values) =>
    fillVariables(packs[language].product.cancelling[phrase], values),
  );
  return [
    ...(reservationBased ? [texts.reservationBased] : []),
    deadlines.introduction,
    ...phrases.map((phrase) => `· ${phrase}`),
    ...(graceMinutes > 0 ? [deadlines.formatGrace(graceMinutes)] : []),
    deadlines.noShow,
    ...texts.refunds,
    ...(soldKinds === 'both' ? [texts.pickupTime] : []),
  ].join('\n');
}

/** Formats a policy for guests, one paragraph per line, with the same words for fees as the site. */
export function formatPolicy(policy: CancelPolicy, soldKinds: SoldKinds): LocalizedText {
  const formatVariant = (language: Language) => formatLines(policy, soldKinds, language);
  return t(formatVariant('ko'), formatVariant('en'), formatVariant('cn'), formatVariant('ja'));
}
