import { inquiryLimits } from '@dining/domain/inquiries/checks';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { orBlank } from '../blank';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import { code, codeOut, languageRead, line, paginationInfo, paragraph, textFields, yn } from '../wire';
import { mypageQuery } from './reservations/my-reservations';

const qnaSeq = z.number().int().positive();

export const inquiryRow = defineComponent('InquiryRow', 'An inquiry of a member’s as my page lists it (Spec §3 Inquiry)', {
  qnaSeq,
  htlCode: codeOut<HtlCode>(),
  ...textFields('htlName'),
  dinCode: codeOut<DinCode>(),
  ...textFields('dinName'),
  qnaTitle: z.string(),
  qnaAnsYn: yn.describe('Y: answered, else it waits'),
  createDtWithTime: z.string().describe('`YYYY-MM-DD HH:mm` in Seoul'),
});
export type InquiryRowWire = z.infer<typeof inquiryRow>;

export const inquiryDetail = defineComponent('Inquiry', 'An inquiry with its words and its answer (Spec §3 Inquiry)', {
  ...inquiryRow.shape,
  qnaContent: z.string(),
  qnaAnsContent: z.string().describe("'' while it waits"),
  qnaAnsDtWithTime: z.string().describe("When it was answered, as `createDtWithTime`; '' while it waits"),
});
export type InquiryWire = z.infer<typeof inquiryDetail>;

export const listInquiries = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/qnaList',
  auth: 'member',
  summary: 'The member’s own inquiries, newest first unless asked otherwise',
  body: z.object(mypageQuery),
  result: z.object({ result: z.array(inquiryRow), paginationInfo }),
  errors: [],
});

export const getInquiry = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/qnaDetail',
  auth: 'member',
  summary: 'One inquiry of the member’s; anybody else’s is not found',
  body: z.object({ qnaSeq }),
  result: z.object({ result: inquiryDetail }),
  errors: ['not_found'],
});

export const insertInquiry = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/insertQna',
  auth: 'member',
  summary: 'Asks a venue; the same question once more, while the first waits for its answer, answers with the first',
  body: z.object({
    htlCode: orBlank(code<HtlCode>()).describe('The venue’s hotel, where it is said'),
    dinCode: orBlank(code<DinCode>()),
    qnaTitle: orBlank(line(inquiryLimits.title)),
    qnaContent: orBlank(paragraph(inquiryLimits.content)),
    ...languageRead,
  }),
  result: z.object({ result: z.literal('success'), qnaSeq }),
  errors: ['inquiry_store_required', 'inquiry_title_required', 'inquiry_content_required', 'unknown_venue', 'too_many_requests'],
});

export const deleteInquiry = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/deleteQna',
  auth: 'member',
  summary: 'Deletes an inquiry of the member’s; repeated calls are harmless',
  body: z.object({ qnaSeq }),
  result: z.object({ result: z.literal('success') }),
  errors: ['not_found'],
});

export const inquiryCalls = [listInquiries, getInquiry, insertInquiry, deleteInquiry] as const;
