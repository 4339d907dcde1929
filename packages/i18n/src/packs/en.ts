import { common } from '../en/common';
import { complete } from '../en/complete';
import { guard } from '../en/guard';
import { login } from '../en/login';
import { main } from '../en/main';
import { meta } from '../en/meta';
import { payment } from '../en/payment';
import { problemDetails } from '../en/problem-details';
import { problems } from '../en/problems';
import { product } from '../en/product';
import { reservation } from '../en/reservation';
import { terms } from '../en/terms';
import type { Messages } from '../messages';

export const en: Messages = {
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
