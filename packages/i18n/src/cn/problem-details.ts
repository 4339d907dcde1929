import type { Messages } from '../messages';

export const problemDetails: Messages['problemDetails'] = {
  too_many_requests: '操作过于频繁，请在{{seconds}}秒后重试。',
  party_too_large: '在线预订最多10位（含儿童），11位及以上请致电{{phone}}。',
  pickup_too_soon: '需至少提前{{days}}天下单，请选择更晚的日期。',
  sold_out: '目前仅余{{remaining}}，请减少人数或数量，或选择其他时间。',
  day_sale_exceeded: '当日仅余{{remaining}}份，请减少数量或选择其他日期。',
  person_limit_exceeded: '您还可预订{{remaining}}份，请减少数量。',
  price_changed: '金额已变更为{{total}}，请确认后继续。',
  question_unanswered: '“{{question}}”尚未回答，请回答后继续。',
};
