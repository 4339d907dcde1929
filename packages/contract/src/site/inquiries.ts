import { inquiryLimits } from '@dining/domain/inquiries/checks';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { orBlank } from '../blank';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import { code, codeOut, languageRead, line, paginationInfo, paragraph, textFields, yn } from '../wire';
import { mypageQuery } from './reservations/my-reservations';

const qnaSeq = z.number().int().positive();

export const inquiryRow = defineComponent('InquiryRow', 'A member’s inquiry in a list (Spec §3 Inquiry)', {
  qnaSeq,
  htlCode: codeOut<HtlCode>(),
  ...textFields('htlName'),
  dinCode: codeOut<DinCode>(),
  ...textFields('dinName'),
  qnaTitle: z.string(),
  qnaAnsYn: yn.describe('Y: answered; N: waiting'),
  createDtWithTime: z.string().describe('`YYYY-MM-DD HH:mm` in Seoul'),
});
export type InquiryRowWire = z.infer<typeof inquiryRow>;

export const inquiryDetail = defineComponent('Inquiry', 'An inquiry with its text and its answer (Spec §3 Inquiry)', {
  ...inquiryRow.shape,
  qnaContent: z.string(),
  qnaAnsContent: z.string().describe("'' while it waits"),
  qnaAnsDtWithTime: z.string().describe("Time of the answer, as `createDtWithTime`; '' while it waits"),
});
export type InquiryWire = z.infer<typeof inquiryDetail>;

export const listInquiries = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/qnaList',
  auth: 'member',
  summary: 'Lists the member’s inquiries, newest first by default',
  body: z.object(mypageQuery),
  result: z.object({ result: z.array(inquiryRow), paginationInfo }),
  errors: [],
});

export const getInquiry = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/qnaDetail',
  auth: 'member',
  summary: 'Returns an inquiry of the member; `not_found` for those of others',
  body: z.object({ qnaSeq }),
  result: z.object({ result: inquiryDetail }),
  errors: ['not_found'],
});

export const insertInquiry = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/insertQna',
  auth: 'member',
  summary: 'Sends an inquiry to a venue; repeating an unanswered one returns the first',
  body: z.object({
    htlCode: orBlank(code<HtlCode>()).describe('Hotel of the venue, if known'),
    dinCode: orBlank(code<DinCode>()),
    qnaTitle: orBlank(line(inquiryLimits.title)),
    qnaContent: orBlank(paragraph(inquiryLimits.content)),
    ...languageRead,
  }),
  result: z.object({ result: z.literal('success'), qnaSeq }),
  errors: [
    'inquiry_store_required',
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
  body: z.object({ qnaSeq }),
  result: z.object({ result: z.literal('success') }),
  errors: ['not_found'],
});

export const inquiryCalls = [listInquiries, getInquiry, insertInquiry, deleteInquiry] as const;
