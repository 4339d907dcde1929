import { common } from '../cn/common';
import { complete } from '../cn/complete';
import { guard } from '../cn/guard';
import { login } from '../cn/login';
import { main } from '../cn/main';
import { meta } from '../cn/meta';
import { payment } from '../cn/payment';
import { problemDetails } from '../cn/problem-details';
import { problems } from '../cn/problems';
import { product } from '../cn/product';
import { reservation } from '../cn/reservation';
import { terms } from '../cn/terms';
import type { Messages } from '../messages';

export const cn: Messages = {
  common,
  complete,
  guard,
  login,
  main,
  meta,
  payment,
  problemDetails,
  problems,
  product,
  reservation,
  terms,
};
