import { common } from '../ko/common';
import { complete } from '../ko/complete';
import { guard } from '../ko/guard';
import { login } from '../ko/login';
import { main } from '../ko/main';
import { meta } from '../ko/meta';
import { payment } from '../ko/payment';
import { problemDetails } from '../ko/problem-details';
import { problems } from '../ko/problems';
import { product } from '../ko/product';
import { reservation } from '../ko/reservation';
import { terms } from '../ko/terms';

/** Korean. One file a part of the product under `ko/`; this is the whole pack, loaded alone in a browser. */
export const ko = {
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
} as const;
