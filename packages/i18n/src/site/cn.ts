import { availability } from './cn/availability';
import { banner } from './cn/banner';
import { cancellation } from './cn/cancellation';
import { common } from './cn/common';
import { complete } from './cn/complete';
import { coupon } from './cn/coupon';
import { device } from './cn/device';
import { errorPage } from './cn/error-page';
import { footer } from './cn/footer';
import { guard } from './cn/guard';
import { inquiry } from './cn/inquiry';
import { join } from './cn/join';
import { login } from './cn/login';
import { main } from './cn/main';
import { meta } from './cn/meta';
import { mypage } from './cn/mypage';
import { offer } from './cn/offer';
import { oneTimeCode } from './cn/one-time-code';
import { paging } from './cn/paging';
import { payLink } from './cn/pay-link';
import { payment } from './cn/payment';
import { phone } from './cn/phone';
import { points } from './cn/points';
import { problemDetails } from './cn/problem-details';
import { problems } from './cn/problems';
import { product } from './cn/product';
import { profile } from './cn/profile';
import { promotion } from './cn/promotion';
import { reservation } from './cn/reservation';
import { restaurant } from './cn/restaurant';
import { resvStatus } from './cn/resv-status';
import { review } from './cn/review';
import { terms } from './cn/terms';
import { venue } from './cn/venue';
import { visit } from './cn/visit';
import { weather } from './cn/weather';
import type { Messages } from './messages';

export const cn: Messages = {
  availability,
  banner,
  cancellation,
  common,
  complete,
  coupon,
  device,
  errorPage,
  footer,
  guard,
  inquiry,
  join,
  login,
  main,
  meta,
  mypage,
  offer,
  oneTimeCode,
  paging,
  payLink,
  payment,
  phone,
  points,
  problemDetails,
  problems,
  product,
  profile,
  promotion,
  reservation,
  restaurant,
  resvStatus,
  review,
  terms,
  venue,
  visit,
  weather,
};
