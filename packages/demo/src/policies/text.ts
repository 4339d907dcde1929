import type { Language } from '@dining/domain/shared/language';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { t } from '../t';
import type { PolicyData } from './policies';

/** What a venue sells: tables and rooms, pickups, or both. */
type SoldVisits = 'visits' | 'pickups' | 'both';

/** How hours are counted: before the visit or the pickup. */
interface Steps {
  readonly general: string;
  readonly free: (from: number) => string;
  readonly between: (from: number, to: number, percent: number) => string;
  readonly last: (from: number, percent: number) => string;
}

/** The sentences of a cancellation policy in one language. */
interface PolicyTexts extends Steps {
  readonly based: string;
  readonly rest: readonly string[];
  /** For venues that sell both. */
  readonly pickup: string;
  /** For venues that only sell pickups. */
  readonly collecting: Steps;
}

const words: Readonly<Record<Language, PolicyTexts>> = {
  ko: {
    based: '이 레스토랑은 예약하신 분의 재료만 준비하는 예약제 레스토랑입니다.',
    general: '방문 예정 시각을 기준으로 다음과 같이 환불해 드립니다.',
    free: (from) => `방문 ${from}시간 전까지 취소: 전액 환불`,
    between: (from, to, percent) =>
      `방문 ${from}시간 전 이후 ${to}시간 전까지 취소: 결제 금액의 ${percent}%를 뺀 금액 환불`,
    last: (from, percent) =>
      `방문 ${from}시간 전 이후 취소하시거나 연락 없이 오시지 않은 경우: 결제 금액의 ${percent}%를 뺀 금액 환불`,
    rest: [
      '취소 수수료는 원 단위 미만을 버려 계산하며, 결제하신 금액을 넘지 않습니다.',
      '호텔 사정으로 취소하는 경우에는 전액을 환불해 드립니다.',
      '환불은 취소하신 날부터 영업일 기준 3일 안에 처리하며, 카드사에 따라 3–7일 뒤에 확인하실 수 있습니다.',
    ],
    pickup: '픽업 상품은 받으시는 날 08:00을 방문 시각으로 봅니다.',
    collecting: {
      general: '받으시는 날 08:00을 기준으로 다음과 같이 환불해 드립니다.',
      free: (from) => `픽업 ${from}시간 전까지 취소: 전액 환불`,
      between: (from, to, percent) =>
        `픽업 ${from}시간 전 이후 ${to}시간 전까지 취소: 결제 금액의 ${percent}%를 뺀 금액 환불`,
      last: (from, percent) =>
        `픽업 ${from}시간 전 이후 취소하시거나 연락 없이 찾아가지 않으신 경우: 결제 금액의 ${percent}%를 뺀 금액 환불`,
    },
  },
  en: {
    based: 'This restaurant is by reservation only: ingredients are bought for the guests who have reserved.',
    general: 'Your refund depends on how long before your visit you cancel.',
    free: (from) => `Up to ${from} hours before: refunded in full`,
    between: (from, to, percent) => `From ${from} to ${to} hours before: refunded less ${percent}% of the amount paid`,
    last: (from, percent) =>
      `Within ${from} hours, or if you do not arrive and give no notice: refunded less ${percent}% of the amount paid`,
    rest: [
      'The fee is rounded down to the won and never more than you paid.',
      'If the hotel cancels, you are refunded in full.',
      'Refunds are made within 3 business days; your card company may show them 3 to 7 days later.',
    ],
    pickup: 'For pickup, the visit is 08:00 on the day of collection.',
    collecting: {
      general: 'Your refund depends on how long before 08:00 on the day of collection you cancel.',
      free: (from) => `Up to ${from} hours before: refunded in full`,
      between: (from, to, percent) =>
        `From ${from} to ${to} hours before: refunded less ${percent}% of the amount paid`,
      last: (from, percent) =>
        `Within ${from} hours, or if it is not collected and we hear nothing: refunded less ${percent}% of the amount paid`,
    },
  },
  cn: {
    based: '本餐厅为预订制，仅为已预订的宾客备料。',
    general: '以预订的到店时间为准，按以下规定退款。',
    free: (from) => `到店${from}小时前取消：全额退款`,
    between: (from, to, percent) => `到店前${from}小时以内至${to}小时前取消：扣除支付金额的${percent}%后退款`,
    last: (from, percent) => `到店前${from}小时以内取消，或未联系而未到店：扣除支付金额的${percent}%后退款`,
    rest: [
      '取消手续费不足1韩元的部分舍去，且不超过您的支付金额。',
      '因酒店原因取消时，全额退款。',
      '退款自取消之日起3个工作日内处理，视信用卡公司而定，约3至7日后可查询。',
    ],
    pickup: '自提商品以自提日08:00为到店时间。',
    collecting: {
      general: '以自提日08:00为准，按以下规定退款。',
      free: (from) => `自提${from}小时前取消：全额退款`,
      between: (from, to, percent) => `自提前${from}小时以内至${to}小时前取消：扣除支付金额的${percent}%后退款`,
      last: (from, percent) => `自提前${from}小时以内取消，或未联系而未取货：扣除支付金额的${percent}%后退款`,
    },
  },
  ja: {
    based: '当レストランは、ご予約のお客様の分だけ食材をご用意する予約制のレストランです。',
    general: 'ご来店のご予約時刻を基準に、次のとおり返金いたします。',
    free: (from) => `ご来店の${from}時間前までのキャンセル：全額返金`,
    between: (from, to, percent) =>
      `ご来店の${from}時間前を過ぎ${to}時間前までのキャンセル：お支払い額の${percent}%を差し引いて返金`,
    last: (from, percent) =>
      `ご来店の${from}時間前を過ぎたキャンセル、またはご連絡のない不来店：お支払い額の${percent}%を差し引いて返金`,
    rest: [
      'キャンセル料は1ウォン未満を切り捨て、お支払い額を超えません。',
      'ホテルの都合によるキャンセルは全額返金いたします。',
      '返金はキャンセルから3営業日以内に処理し、カード会社により3〜7日後にご確認いただけます。',
    ],
    pickup: 'テイクアウト商品は、お受け取り日の08:00をご来店時刻とします。',
    collecting: {
      general: 'お受け取り日の08:00を基準に、次のとおり返金いたします。',
      free: (from) => `お受け取りの${from}時間前までのキャンセル：全額返金`,
      between: (from, to, percent) =>
        `お受け取りの${from}時間前を過ぎ${to}時間前までのキャンセル：お支払い額の${percent}%を差し引いて返金`,
      last: (from, percent) =>
        `お受け取りの${from}時間前を過ぎたキャンセル、またはご連絡なくお受け取りがない場合：お支払い額の${percent}%を差し引いて返金`,
    },
  },
};

function formatLines({ reservationBased, tiers }: PolicyData, sells: SoldVisits, say: PolicyTexts): string {
  const count = sells === 'pickups' ? say.collecting : say;
  const steps = tiers.toSorted((a, b) => b.hoursBefore - a.hoursBefore);
  const spelt = steps.map((tier, index) => {
    const next = steps[index + 1];
    return next === undefined
      ? count.last(tier.hoursBefore, tier.feePercent)
      : count.between(tier.hoursBefore, next.hoursBefore, tier.feePercent);
  });
  const free = steps[0] === undefined ? [] : [count.free(steps[0].hoursBefore)];
  return [
    ...(reservationBased ? [say.based] : []),
    count.general,
    ...[...free, ...spelt].map((line) => `· ${line}`),
    ...say.rest,
    ...(sells === 'both' ? [say.pickup] : []),
  ].join('\n');
}

/** Writes a policy for guests from its tiers, one paragraph per line, so that text and tiers agree. */
export function formatPolicy(policy: PolicyData, sells: SoldVisits): LocalizedText {
  const lines = (say: PolicyTexts) => formatLines(policy, sells, say);
  return t(lines(words.ko), lines(words.en), lines(words.cn), lines(words.ja));
}
