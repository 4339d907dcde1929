import { inquiryLimits } from '@dining/domain/inquiries/checks';
import type { DinCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import { z } from 'zod';
import { defineParagraph } from '../wire';
import { defineStaffCommand } from './command';

/** An unanswered inquiry. */
export interface WaitingInquiry {
  readonly qnaSeq: number;
  readonly dinCode: DinCode;
  readonly venueName: string;
  readonly memberName: string;
  readonly language: Language;
  readonly title: string;
  readonly content: string;
  /** An instant, ISO. */
  readonly createdAt: string;
}

/** Lists unanswered inquiries, oldest first. */
export const listWaitingInquiries = defineStaffCommand<{ readonly inquiries: readonly WaitingInquiry[] }>()(
  '/staff/inquiries/waiting',
  {},
);

/** Answers an inquiry; with `edit` it replaces the existing answer without another notification. */
export const answerInquiry = defineStaffCommand<{ readonly edited: boolean; readonly language: Language }>()(
  '/staff/inquiries/answer',
  {
    qnaSeq: z.int().min(1),
    answer: defineParagraph(inquiryLimits.answer),
    edit: z.boolean(),
  },
);
