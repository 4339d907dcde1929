import { common } from '../cn/common';
import { payment } from '../cn/payment';
import { problemDetails } from '../cn/problem-details';
import { problems } from '../cn/problems';
import { reservation } from '../cn/reservation';
import type { Messages } from '../messages';

export const cn: Messages = { common, payment, problemDetails, problems, reservation };
