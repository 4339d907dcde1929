import { inquiryLimits } from '@dining/domain/inquiries/checks';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { allowBlank } from '../blank';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import {
  defineCode,
  defineCodeOutput,
  defineLine,
  defineParagraph,
  defineTextFields,
  languageFields,
  paginationInfoSchema,
  ynSchema,
} from '../wire';
import { mypageQueryFields } from './reservations/my-reservations';

const qnaSeqSchema = z.number().int().positive();

export const inquiryRowSchema = defineComponent('InquiryRow', 'A member’s inquiry in a list (Spec §3 Inquiry)', {
  qnaSeq: qnaSeqSchema,
  htlCode: defineCodeOutput<HtlCode>(),
  ...defineTextFields('htlName'),
  dinCode: defineCodeOutput<DinCode>(),
  ...defineTextFields('dinName'),
  qnaTitle: z.string(),
  qnaAnsYn: ynSchema.describe('Y: answered; N: waiting'),
  createDtWithTime: z.string().describe('`YYYY-MM-DD HH:mm` in Seoul'),
});
export type InquiryRowWire = z.infer<typeof inquiryRowSchema>;

export const inquiryDetailSchema = defineComponent(
  'Inquiry',
  'An inquiry with its text and its answer (Spec §3 Inquiry)',
  {
    ...inquiryRowSchema.shape,
    qnaContent: z.string(),
    qnaAnsContent: z.string().describe("'' while it waits"),
    qnaAnsDtWithTime: z.string().describe("Time of the answer, as `createDtWithTime`; '' while it waits"),
  },
);
export type InquiryWire = z.infer<typeof inquiryDetailSchema>;

export const listInquiries = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/qnaList',
  auth: 'member',
  summary: 'Lists the member’s inquiries, newest first by default',
  body: z.object(mypageQueryFields),
  result: z.object({ result: z.array(inquiryRowSchema), paginationInfo: paginationInfoSchema }),
  errors: [],
});

export const getInquiry = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/qnaDetail',
  auth: 'member',
  summary: 'Returns an inquiry of the member; `not_found` for those of others',
  body: z.object({ qnaSeq: qnaSeqSchema }),
  result: z.object({ result: inquiryDetailSchema }),
  errors: ['not_found'],
});

export const insertInquiry = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/insertQna',
  auth: 'member',
  summary: 'Sends an inquiry to a venue; repeating an unanswered one returns the first',
  body: z.object({
    htlCode: allowBlank(defineCode<HtlCode>()).describe('Hotel of the venue, if known'),
    dinCode: allowBlank(defineCode<DinCode>()),
    qnaTitle: allowBlank(defineLine(inquiryLimits.title)),
    qnaContent: allowBlank(defineParagraph(inquiryLimits.content)),
    ...languageFields,
  }),
  result: z.object({ result: z.literal('success'), qnaSeq: qnaSeqSchema }),
  errors: [
    'inquiry_venue_required',
    'inquiry_title_required',
    'inquiry_content_required',
    'unknown_venue',
    'too_many_requests',
  ],
});

export const deleteInquiry = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/deleteQna',
  auth: 'member',
  summary: 'Deletes an inquiry of the member; idempotent',
  body: z.object({ qnaSeq: qnaSeqSchema }),
  result: z.object({ result: z.literal('success') }),
  errors: ['not_found'],
});

export const inquiryEndpoints = [listInquiries, getInquiry, insertInquiry, deleteInquiry] as const;
