import type { Messages } from '../messages';

export const problemDetails: Messages['problemDetails'] = {
  invalid_request: '输入内容过长，最多可输入{{max}}个字符。',
  too_many_requests: '操作过于频繁，请在{{wait}}后重试。',
  party_too_large: '在线预订最多10位（含儿童），11位及以上请致电{{phone}}。',
  too_many_bookings: '您当天在本餐厅已有多个预订。如需增加，请致电{{phone}}。',
  start_time_share: '在线预订时，每位宾客在同一时段可预订的座位有限。请选择其他时间，或致电{{phone}}。',
  day_share: '在线预订时，每位宾客可预订的当日数量有限。请减少数量或选择其他日期，或致电{{phone}}。',
  address_share: '您所在的网络目前有多个预订正在进行。请稍后再试，或致电{{phone}}。',
  sold_out: '所选时间席位不足（余{{remaining}}席），请选择其他时间或日期。',
  day_sale_exceeded: '已超出当日可预订数量（余{{remaining}}份），请减少数量或选择其他日期。',
  day_sale_exceeded_cover: '已超出当日可预订数量（余{{remaining}}人份），请减少数量或选择其他日期。',
  day_sale_exceeded_guest: '已超出当日可接待人数（余{{remaining}}位），请选择其他日期。',
  person_limit_exceeded: '已超出每人可预订数量（您还可预订：{{remaining}}份），请减少数量。',
  person_limit_exceeded_cover: '已超出每人可预订数量（您还可预订：{{remaining}}人份），请减少数量。',
  person_limit_exceeded_guest: '已超出每人可预订人数（您还可预订：{{remaining}}位）。',
  menu_quantity_short: '所选菜品还差{{missing}}人份，请至少为每位宾客选择一份。',
  menu_quantity_short_for_adults: '儿童餐仅限儿童享用。请再选{{missing}}人份（其中成人{{missingForAdults}}人份）。',
  question_unanswered: '“{{question}}”尚未回答，请回答后继续。',
  code_wrong: '验证码不正确，还可输入{{left}}次。',
  payload_too_large: '文件过大，请选择不超过{{megabytes}}MB的文件。',
  picture_too_large: '照片的像素过高，请选择不超过{{megapixels}}00万像素的照片。',
};
