import { availability } from './en/availability';
import { banner } from './en/banner';
import { cancellation } from './en/cancellation';
import { common } from './en/common';
import { complete } from './en/complete';
import { coupon } from './en/coupon';
import { device } from './en/device';
import { errorPage } from './en/error-page';
import { footer } from './en/footer';
import { guard } from './en/guard';
import { inquiry } from './en/inquiry';
import { join } from './en/join';
import { login } from './en/login';
import { main } from './en/main';
import { meta } from './en/meta';
import { mypage } from './en/mypage';
import { offer } from './en/offer';
import { oneTimeCode } from './en/one-time-code';
import { paging } from './en/paging';
import { payLink } from './en/pay-link';
import { payment } from './en/payment';
import { phone } from './en/phone';
import { points } from './en/points';
import { problemDetails } from './en/problem-details';
import { problems } from './en/problems';
import { product } from './en/product';
import { profile } from './en/profile';
import { promotion } from './en/promotion';
import { reservation } from './en/reservation';
import { restaurant } from './en/restaurant';
import { resvStatus } from './en/resv-status';
import { review } from './en/review';
import { terms } from './en/terms';
import { venue } from './en/venue';
import { visit } from './en/visit';
import { weather } from './en/weather';
import type { Messages } from './messages';

export const en: Messages = {
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
