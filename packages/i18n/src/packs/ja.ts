import { common } from '../ja/common';
import { complete } from '../ja/complete';
import { guard } from '../ja/guard';
import { login } from '../ja/login';
import { main } from '../ja/main';
import { meta } from '../ja/meta';
import { payment } from '../ja/payment';
import { problemDetails } from '../ja/problem-details';
import { problems } from '../ja/problems';
import { product } from '../ja/product';
import { reservation } from '../ja/reservation';
import { terms } from '../ja/terms';
import type { Messages } from '../messages';

export const ja: Messages = {
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
