import { common } from '../ko/common';
import { payment } from '../ko/payment';
import { problemDetails } from '../ko/problem-details';
import { problems } from '../ko/problems';
import { reservation } from '../ko/reservation';

/** Korean. One file a part of the product under `ko/`; this is the whole pack, loaded alone in a browser. */
export const ko = { common, payment, problemDetails, problems, reservation } as const;
