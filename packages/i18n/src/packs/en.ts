import { common } from '../en/common';
import { payment } from '../en/payment';
import { problemDetails } from '../en/problem-details';
import { problems } from '../en/problems';
import { reservation } from '../en/reservation';
import type { Messages } from '../messages';

export const en: Messages = { common, payment, problemDetails, problems, reservation };
