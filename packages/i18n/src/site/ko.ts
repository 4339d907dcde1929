import { availability } from './ko/availability';
import { banner } from './ko/banner';
import { cancellation } from './ko/cancellation';
import { common } from './ko/common';
import { complete } from './ko/complete';
import { coupon } from './ko/coupon';
import { device } from './ko/device';
import { errorPage } from './ko/error-page';
import { footer } from './ko/footer';
import { guard } from './ko/guard';
import { inquiry } from './ko/inquiry';
import { join } from './ko/join';
import { login } from './ko/login';
import { main } from './ko/main';
import { meta } from './ko/meta';
import { mypage } from './ko/mypage';
import { offer } from './ko/offer';
import { oneTimeCode } from './ko/one-time-code';
import { paging } from './ko/paging';
import { payLink } from './ko/pay-link';
import { payment } from './ko/payment';
import { phone } from './ko/phone';
import { points } from './ko/points';
import { problemDetails } from './ko/problem-details';
import { problems } from './ko/problems';
import { product } from './ko/product';
import { profile } from './ko/profile';
import { promotion } from './ko/promotion';
import { reservation } from './ko/reservation';
import { restaurant } from './ko/restaurant';
import { resvStatus } from './ko/resv-status';
import { review } from './ko/review';
import { terms } from './ko/terms';
import { venue } from './ko/venue';
import { visit } from './ko/visit';
import { weather } from './ko/weather';

/** Korean translations, with one file per part under `ko/`. Only the server loads them all. */
export const ko = {
  availability,
  banner,
  cancellation,
  common,
  errorPage,
  footer,
  complete,
  coupon,
  device,
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
} as const;
