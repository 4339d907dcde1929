import { common } from '../ja/common';
import { payment } from '../ja/payment';
import { problemDetails } from '../ja/problem-details';
import { problems } from '../ja/problems';
import { reservation } from '../ja/reservation';
import type { Messages } from '../messages';

export const ja: Messages = { common, payment, problemDetails, problems, reservation };
