import { type FeePhrase, formatFeePeriods } from '../fee-periods';
import { fillVariables } from '../fill';
import type { Language } from '../formats';
import { createTexts, type TextsByLanguage } from './template';

interface Policy {
  readonly reservationBased: boolean;
  readonly graceMinutes: number;
  readonly tiers: readonly { readonly hoursBefore: number; readonly feePercent: number }[];
}

interface PolicyTexts {
  readonly reservationBased: string;
  readonly introduction: string;
  readonly hoursBefore: string;
  readonly grace: string;
  readonly phrases: Readonly<Record<FeePhrase, string>>;
  /** Sentences that apply to every policy. */
  readonly commonSentences: readonly string[];
}

const policyTexts: Readonly<Record<Language, PolicyTexts>> = {
  ko: {
    reservationBased: '이 레스토랑은 예약하신 분의 재료만 준비하는 예약제 레스토랑입니다.',
    introduction: '취소 수수료는 방문 예정 시각을 기준으로 다음과 같습니다.',
    hoursBefore: '방문 {{hours}}시간 전',
    grace: '예약하신 뒤 {{minutes}}분 이내에는, 방문까지 24시간 넘게 남아 있으면 수수료 없이 취소하실 수 있습니다.',
    phrases: {
      free: '{{until}}까지 무료',
      fee: '{{until}}까지 수수료 {{percent}}%',
      rest: '이후 수수료 {{percent}}%',
      always: '방문 시각 전까지 무료',
      only: '결제 금액의 {{percent}}%',
    },
    commonSentences: [
      '연락 없이 방문하지 않으신 경우에도 마지막 단계의 수수료가 적용됩니다.',
      '취소 수수료는 결제하신 금액을 기준으로 1원 미만을 절사하여 계산하며, 나머지 금액은 환불해 드립니다.',
      '호텔 사정으로 취소하는 경우에는 전액을 환불해 드립니다.',
      '환불은 취소하신 날부터 영업일 기준 3일 안에 처리하며, 카드사에 따라 3–7일 뒤에 확인하실 수 있습니다.',
    ],
  },
  en: {
    reservationBased:
      'This restaurant is by reservation only: ingredients are bought for the guests who have reserved.',
    introduction: 'The cancellation fee depends on how long before your visit you cancel.',
    hoursBefore: '{{hours}} hours before your visit',
    grace:
      'You can cancel free of charge within {{minutes}} minutes of reserving, if your visit is more than 24 hours away.',
    phrases: {
      free: 'Free until {{until}}',
      fee: '{{percent}}% fee until {{until}}',
      rest: '{{percent}}% fee after that',
      always: 'Free until your visit begins',
      only: '{{percent}}% of the amount paid',
    },
    commonSentences: [
      'If you do not arrive and give no notice, the last fee applies.',
      'The fee is a share of the amount paid, rounded down to the won; the rest is refunded.',
      'If the hotel cancels, you are refunded in full.',
      'Refunds are made within 3 business days; your card company may show them 3 to 7 days later.',
    ],
  },
  cn: {
    reservationBased: '本餐厅为预订制，仅为已预订的宾客备料。',
    introduction: '取消费用以预订的到店时间为准，规定如下。',
    hoursBefore: '到店{{hours}}小时',
    grace: '预订后{{minutes}}分钟内，如距到店超过24小时，可免费取消。',
    phrases: {
      free: '{{until}}前免费取消',
      fee: '{{until}}前取消，收取{{percent}}%',
      rest: '此后取消，收取{{percent}}%',
      always: '到店时间前均可免费取消',
      only: '收取支付金额的{{percent}}%',
    },
    commonSentences: [
      '未联系而未到店，按最后一档收取。',
      '取消费用按您的支付金额计算，不足1韩元的部分舍去，其余金额退还。',
      '因酒店原因取消时，全额退款。',
      '退款自取消之日起3个工作日内处理，视信用卡公司而定，约3至7日后可查询。',
    ],
  },
  ja: {
    reservationBased: '当レストランは、ご予約のお客様の分だけ食材をご用意する予約制のレストランです。',
    introduction: 'キャンセル料は、ご来店のご予約時刻を基準に次のとおりです。',
    hoursBefore: 'ご来店の{{hours}}時間前',
    grace: 'ご予約から{{minutes}}分以内は、ご来店までの時間が24時間を超えていれば、無料でキャンセルいただけます。',
    phrases: {
      free: '{{until}}まで無料',
      fee: '{{until}}まで{{percent}}%',
      rest: '以降{{percent}}%',
      always: 'ご来店時刻まで無料',
      only: 'お支払い金額の{{percent}}%',
    },
    commonSentences: [
      'ご連絡なくご来店がない場合も、最後の段階のキャンセル料を申し受けます。',
      'キャンセル料はお支払い金額に対する割合で、1ウォン未満を切り捨てて計算し、残りの金額を返金いたします。',
      'ホテルの都合によるキャンセルは全額返金いたします。',
      '返金はキャンセルから3営業日以内に処理し、カード会社により3〜7日後にご確認いただけます。',
    ],
  },
};

function formatPolicy({ reservationBased, graceMinutes, tiers }: Policy, language: Language): string {
  const texts = policyTexts[language];
  const sortedTiers = [...tiers].sort((a, b) => b.hoursBefore - a.hoursBefore);
  const periods = [0, ...sortedTiers.map(({ feePercent }) => feePercent)].map((feePercent, index) => ({
    feePercent,
    until: fillVariables(texts.hoursBefore, { hours: sortedTiers[index]?.hoursBefore ?? 0 }),
  }));
  return [
    ...(reservationBased ? [texts.reservationBased] : []),
    texts.introduction,
    ...formatFeePeriods(periods, (phrase, values) => `· ${fillVariables(texts.phrases[phrase], values)}`),
    ...(graceMinutes > 0 ? [fillVariables(texts.grace, { minutes: graceMinutes })] : []),
    ...texts.commonSentences,
  ].join('\n');
}

/** Writes a cancellation policy for guests in the four languages, one paragraph a line. */
export const createPolicyText = (policy: Policy): TextsByLanguage =>
  createTexts(
    formatPolicy(policy, 'ko'),
    formatPolicy(policy, 'en'),
    formatPolicy(policy, 'cn'),
    formatPolicy(policy, 'ja'),
  );
