import { availability } from './ja/availability';
import { banner } from './ja/banner';
import { cancellation } from './ja/cancellation';
import { common } from './ja/common';
import { complete } from './ja/complete';
import { coupon } from './ja/coupon';
import { device } from './ja/device';
import { errorPage } from './ja/error-page';
import { footer } from './ja/footer';
import { guard } from './ja/guard';
import { inquiry } from './ja/inquiry';
import { join } from './ja/join';
import { login } from './ja/login';
import { main } from './ja/main';
import { meta } from './ja/meta';
import { mypage } from './ja/mypage';
import { offer } from './ja/offer';
import { oneTimeCode } from './ja/one-time-code';
import { paging } from './ja/paging';
import { payLink } from './ja/pay-link';
import { payment } from './ja/payment';
import { phone } from './ja/phone';
import { points } from './ja/points';
import { problemDetails } from './ja/problem-details';
import { problems } from './ja/problems';
import { product } from './ja/product';
import { profile } from './ja/profile';
import { promotion } from './ja/promotion';
import { reservation } from './ja/reservation';
import { restaurant } from './ja/restaurant';
import { resvStatus } from './ja/resv-status';
import { review } from './ja/review';
import { terms } from './ja/terms';
import { venue } from './ja/venue';
import { visit } from './ja/visit';
import { weather } from './ja/weather';
import type { Messages } from './messages';

export const ja: Messages = {
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
